const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const longest = 300;

/**
 * Text of others for places that hold no elements (titles, labels): shortened, and isolated so that its writing
 * direction ends with it.
 */
export function plainText(text: string): string {
  const bare = text.replaceAll(directionControls, '');
  const short = bare.length > longest ? `${bare.slice(0, longest)}…` : bare;
  return `\u2068${short}\u2069`;
}

/** The fields of a JSON object, or what the text is instead. */
export function readJsonObject(text: string): Readonly<Record<string, unknown>> | string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : 'it is no JSON object';
  } catch {
    return 'it is no JSON';
  }
}

/** Numbers as the reader's language writes them. */
export interface Numbers {
  /** A whole number: `2,410`. */
  count(value: number): string;
  /** `1 token`, `2,410 tokens`. */
  tokens(value: number): string;
  /** A share of a whole, 0 to 1: `41%`, `4.2%`, `<0.1%`; 100% only where it is the whole. */
  share(value: number): string;
  /** A share rounded down to a tenth of a percent, for claims of "at least". */
  floorShare(value: number): string;
  /** Three significant digits: `0.712`. */
  decimal(value: number): string;
}

const smallestShare = 0.001;

/** @param language a BCP 47 tag; English where it is none */
export function numbersFor(language: string): Numbers {
  const locale = supported(language) ? language : 'en';
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const finePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  return {
    count: (value) => whole.format(value),
    tokens: (value) => `${whole.format(value)} ${value === 1 ? 'token' : 'tokens'}`,
    share(value) {
      if (value > 0 && value < smallestShare) return `<${finePercent.format(smallestShare)}`;
      if (value > 0.99 && value < 1) return finePercent.format(Math.min(value, 0.999));
      return (value < 0.0995 ? finePercent : percent).format(value);
    },
    // The nudge undoes binary fractions just below a tenth of a percent, far below what is shown.
    floorShare: (value) => finePercent.format(Math.floor(value * 1000 + 1e-9) / 1000),
    decimal: (value) => decimal.format(value),
  };
}

function supported(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

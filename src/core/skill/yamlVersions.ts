/** What two generations of YAML readers make of one unquoted scalar. */
export interface VersionReadings {
  /** In words, such as `true` or `the number 8`. */
  readonly yaml11: string;
  readonly yaml12: string;
}

const BOOLEAN_11 = /^(?:y|Y|n|N|yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$/;
const OCTAL_11 = /^[-+]?0[0-7_]+$/;
const DECIMAL_11 = /^[-+]?[1-9][0-9_]*$/;
const BINARY_11 = /^[-+]?0b[01_]+$/;
const HEX_11 = /^[-+]?0x[0-9a-fA-F_]+$/;
const FLOAT_11 = /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*(?:[eE][-+][0-9]+)?$/;
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const INTEGER_12 = /^[-+]?[0-9]+$/;
const OCTAL_12 = /^0o[0-7]+$/;
const HEX_12 = /^0x[0-9a-fA-F]+$/;
const FLOAT_12 = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

const number = (value: number): string => `the number ${value}`;

function sexagesimal(source: string): number {
  const digits = source.replace(/[-+_]/g, '');
  const value = digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return source.startsWith('-') ? -value : value;
}

function inBase(source: string, prefix: number, base: number): number {
  const digits = source.replace(/[-+_]/g, '').slice(prefix);
  const value = parseInt(digits === '' ? '0' : digits, base);
  return source.startsWith('-') ? -value : value;
}

function reading11(source: string): string | undefined {
  if (BOOLEAN_11.test(source)) return /^(?:y|yes|on)$/i.test(source) ? 'true' : 'false';
  if (DATE.test(source) || TIMESTAMP.test(source)) return 'a date';
  if (OCTAL_11.test(source)) return number(inBase(source, 1, 8));
  if (/^[-+]?0$/.test(source) || DECIMAL_11.test(source)) return number(inBase(source, 0, 10));
  if (BINARY_11.test(source)) return number(inBase(source, 2, 2));
  if (HEX_11.test(source)) return number(inBase(source, 2, 16));
  if (FLOAT_11.test(source) && /[0-9]/.test(source)) return number(Number(source.replaceAll('_', '')));
  if (SEXAGESIMAL.test(source)) return number(sexagesimal(source));
  return undefined;
}

function reading12(source: string): string | undefined {
  if (INTEGER_12.test(source) || HEX_12.test(source) || OCTAL_12.test(source)) return number(Number(source.replace(/^\+/, '')));
  if (FLOAT_12.test(source)) return number(Number(source));
  return undefined;
}

/** The two readings of an unquoted scalar where they differ; text both take alike gives undefined. */
export function versionReadings(source: string): VersionReadings | undefined {
  if (source.length > 64) return undefined;
  const yaml11 = reading11(source);
  const yaml12 = reading12(source);
  if (yaml11 === yaml12) return undefined;
  return { yaml11: yaml11 ?? 'text', yaml12: yaml12 ?? 'text' };
}

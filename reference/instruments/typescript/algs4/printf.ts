/** Formats as Java's String.format does, as far as programs of this course use it: %d %s %c %b %f %e %x %n %%. */

const CONVERSION = /%([-0+ ,]{0,5})(\d{0,4})(?:\.(\d{1,3}))?([dscbfexn%])/g;

export const printf = (format: string, args: readonly unknown[]): string => {
  let next = 0;
  return format.replace(CONVERSION, (_, flags: string, width: string, precision: string | undefined, kind: string) => {
    if (kind === 'n') return '\n';
    if (kind === '%') return '%';
    const text = converted(kind, args[next++], flags, precision);
    return padded(text, flags, Number(width));
  });
};

const converted = (kind: string, value: unknown, flags: string, precision: string | undefined): string => {
  const digits = precision === undefined ? 6 : Number(precision);
  if (kind === 'f') return signed(Number(value).toFixed(digits), flags);
  if (kind === 'e')
    return signed(
      Number(value)
        .toExponential(digits)
        .replace(/[-+]\d$/, twoDigits),
      flags,
    );
  if (kind === 'd') return signed(String(value), flags);
  if (kind === 'x') return Number(value).toString(16);
  return precision === undefined ? String(value) : String(value).slice(0, digits);
};

const twoDigits = (exponent: string): string => `${exponent.slice(0, 1)}0${exponent.slice(1)}`;

const signed = (text: string, flags: string): string => {
  const grouped = flags.includes(',') ? text.replace(/^-?\d+/, inThousands) : text;
  if (text.startsWith('-')) return grouped;
  return flags.includes('+') ? `+${grouped}` : `${flags.includes(' ') ? ' ' : ''}${grouped}`;
};

const inThousands = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Zeros stand after the sign. */
const padded = (text: string, flags: string, width: number): string => {
  if (flags.includes('-')) return text.padEnd(width);
  if (!flags.includes('0')) return text.padStart(width);
  const [sign = ''] = /^[-+ ]/.exec(text) ?? [];
  return sign + text.slice(sign.length).padStart(width - sign.length, '0');
};

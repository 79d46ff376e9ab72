/** Values as console.log shows them, roughly as Node does; runs code of the subject's only for placeholders. */
import { listOf, touch } from './touch.ts';
import { typeName } from './values.ts';

const DEEPEST = 3;
const MOST_ITEMS = 100;

export const formatAll = (given: unknown): string => {
  const length = Math.min(lengthOf(given), MOST_ITEMS);
  const values = Array.from({ length }, (_, index) => dataProperty(given, String(index)));
  const [first, ...others] = values;
  if (typeof first !== 'string' || others.length === 0) return values.map(shown).join(' ');
  const { text, used } = filledIn(first, others);
  return [text, ...others.slice(used).map(shown)].join(' ');
};

/** The placeholders of a text filled in as Node does, and with how many of the values. Runs their own toString() and toJSON(). */
const filledIn = (template: string, values: readonly unknown[]): { readonly text: string; readonly used: number } => {
  let used = 0;
  const text = template.replace(/%[sdifjoOc%]/g, (placeholder) => {
    if (placeholder === '%%') return '%';
    if (used === values.length) return placeholder;
    const value = values[used];
    used += 1;
    if (placeholder === '%c') return '';
    return touch.converted(placeholder, value) ?? format(value, 0);
  });
  return { text, used };
};

const shown = (value: unknown): string => (typeof value === 'string' ? value : format(value, 0));

const format = (value: unknown, depth: number): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function: ${typeName(value)}]`;
  if (typeof value === 'symbol' || typeof value !== 'object' || value === null) return String(value);
  try {
    return formatObject(value, depth);
  } catch {
    return '[object]';
  }
};

const formatObject = (value: object, depth: number): string => {
  const message = dataProperty(value, 'message');
  if (typeof message === 'string' && Error.isError(value)) return `${typeName(value)}: ${message}`;
  const isArray = Array.isArray(value);
  if (depth >= DEEPEST) return isArray ? '[Array]' : `[${typeName(value)}]`;
  const keys = listOf(touch.keys(value)).filter((key): key is string => {
    return typeof key === 'string' && !(isArray && key === 'length');
  });
  const items = keys.slice(0, MOST_ITEMS).map((key) => {
    const text = format(dataProperty(value, key), depth + 1);
    return isArray ? text : `${key}: ${text}`;
  });
  if (keys.length > MOST_ITEMS) items.push(`... ${keys.length - MOST_ITEMS} more items`);
  const inside = items.length === 0 ? '' : ` ${items.join(', ')} `;
  if (isArray) return `[${inside}]`;
  const name = typeName(value);
  return `${name === 'Object' ? '' : `${name} `}{${inside}}`;
};

const lengthOf = (values: unknown): number => {
  const length = dataProperty(values, 'length');
  return typeof length === 'number' ? length : 0;
};

const dataProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? touch.dataAt(value, key) : undefined;

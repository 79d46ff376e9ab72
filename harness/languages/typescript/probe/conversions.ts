/**
 * What the placeholders of `console.log` make of a value, as text for a subject's realm, where toString() and toJSON() are run.
 * Null stands for a value that is shown as it is anywhere else: a bigint, and for %s an object without a toString() of
 * somebody's own.
 */
export const CONVERTED = `(() => {
  'use strict';
  const { apply } = Reflect;
  const { is } = Object;
  const { stringify } = JSON;
  const { endsWith } = String.prototype;
  const { toString: textOfFunction } = Function.prototype;
  const [OwnNumber, OwnString, whole, fraction] = [Number, String, parseInt, parseFloat];
  const isOfLanguage = (method) => apply(endsWith, apply(textOfFunction, method, []), ['{ [native code] }']);
  const textOf = (value) => {
    if (typeof value === 'bigint') return null;
    if (typeof value !== 'object' || value === null) return OwnString(value);
    const { toString } = value;
    return typeof toString !== 'function' || isOfLanguage(toString) ? null : OwnString(value);
  };
  const numberOf = (value, convert) => {
    if (typeof value === 'bigint' && convert !== fraction) return null;
    const number = typeof value === 'symbol' ? NaN : convert(value);
    return is(number, -0) ? '-0' : OwnString(number);
  };
  return (placeholder, value) => {
    try {
      if (placeholder === '%s') return textOf(value);
      if (placeholder === '%d') return numberOf(value, OwnNumber);
      if (placeholder === '%i') return numberOf(value, whole);
      if (placeholder === '%f') return numberOf(value, fraction);
      return placeholder === '%j' ? (stringify(value) ?? 'undefined') : null;
    } catch {
      return null;
    }
  };
})()`;

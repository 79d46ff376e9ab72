/** Text in XML 1.0, where some characters are forbidden even as references (section 2.2 of the recommendation). */

/** What XML cannot hold is shown as `\xNN`. Whoever writes the file escapes the markup. */
export const legalXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, (sign) => `\\x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

// eslint-disable-next-line no-control-regex -- they are what is forbidden
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

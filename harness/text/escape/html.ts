/** Text and data in HTML. What goes in has been cleaned before; nothing here relies on it. */

/** For text and for quoted attributes. Names by number where a parser of XML would not know them. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => entities[sign] ?? sign);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** JSON that can stand in a `<script>` of whatever type: nothing in it can end the element or begin a comment. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** By what the cells of a table are kept apart. */

/** The one that the first line names, for Excel (`sep=;`), else the most frequent in it, outside of quotes. */
export const delimiterOf = (text: string): string => {
  const first = text.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  const named = /^\uFEFF?sep=([,;|\t])$/i.exec(first)?.[1];
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return named ?? counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
};

/** Are these the cells of the line that names the delimiter? It is no row of the table. */
export const namesDelimiter = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells[0]?.toLowerCase() === 'sep=' && cells[1] === '';

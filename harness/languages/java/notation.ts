/** How Java is written in messages. */
import type { Notation } from '../../contracts/language.ts';

export const notation: Notation = {
  grid: (name, rows) => `int[][] ${name} = {${rows.map((row) => `{${row.join(', ')}}`).join(', ')}};`,
  construct: (name, type, args) => `${type} ${name} = new ${type}(${args.join(', ')});`,
  call: (on, method, args) => `${on}.${method}(${args.join(', ')});`,
  asObject: (argument) => `(Object) ${argument}`,
  comment: (text) => `// ${text}`,
  null: 'null',
  // JSON's escapes are Java's too, but for the two line separators, which JSON leaves as they are.
  string: (text) => JSON.stringify(text),
};

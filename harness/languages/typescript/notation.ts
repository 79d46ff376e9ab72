/** How TypeScript is written in messages. */
import type { Notation } from '../../contracts/language.ts';

export const notation: Notation = {
  grid: (name, rows) => `const ${name} = [${rows.map((row) => `[${row.join(', ')}]`).join(', ')}];`,
  construct: (name, type, args) => `const ${name} = new ${type}(${args.join(', ')});`,
  call: (on, method, args) => `${on}.${method}(${args.join(', ')});`,
  asObject: (argument) => argument,
  comment: (text) => `// ${text}`,
  null: 'null',
  string: (text) => JSON.stringify(text),
};

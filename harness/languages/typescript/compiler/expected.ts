/** The prescribed API as a TypeScript file, so that the compiler itself can compare it with what was submitted. */
import type { ApiClass } from '../../../contracts/language.ts';
import type { CompileMessage } from './protocol.ts';

export type Entry = Extract<CompileMessage, { stage: 'emit' }>['entries'][number];

/** The name under which the expected class of `name` is declared. */
export const expectedName = (name: string): string => `Expected$${name}`;

/**
 * Each member is on a line of its own, in the order of the API. Class names in the signatures mean the submission's own classes. A class that was not submitted stands for
 * anything, so that its absence is reported once and not in every signature that mentions it.
 */
export const expectedSource = (api: readonly ApiClass[], entries: readonly Entry[]): string =>
  api
    .flatMap((cls) => {
      const entry = entries.find((found) => found.class === cls.name);
      const members = cls.members.map(
        (member) => `  ${member.signature.trim().replace(/\s+/g, ' ').replace(/;$/, '')};`,
      );
      return [
        entry === undefined ? `type ${cls.name} = any;` : importOf(entry),
        `export declare class ${expectedName(cls.name)} {\n${members.join('\n')}\n}`,
      ];
    })
    .join('\n');

const importOf = (entry: Entry): string => {
  const path = JSON.stringify(`./${entry.unit}`);
  return entry.export === 'default' || entry.export === 'export='
    ? `import ${entry.class} from ${path};`
    : `import { ${entry.export} as ${entry.class} } from ${path};`;
};

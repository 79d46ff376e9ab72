/** Makes the kit's files out of TypeScript sources. Loaded only when a kit has to be made. */
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
  rewriteRelativeImportExtensions: true,
  removeComments: true,
};

type Files = ReadonlyMap<string, string>;

/** By path in the kit. In the two realms imports keep their `.ts` endings, since modules there go by source path. */
export const transpileKit = (own: Files, instruments: Files, inAgentRealm: readonly string[]): Files => {
  const inRealm = { ...OPTIONS, rewriteRelativeImportExtensions: false };
  const agent = [...own].filter(([path]) => inAgentRealm.some((folder) => path.startsWith(folder)));
  const books = [...instruments].filter(([path]) => path.startsWith('counting/'));
  const touched = [...instruments].filter(([path]) => !path.startsWith('counting/'));
  return new Map([
    ['package.json', '{"type":"commonjs"}\n'],
    ...[...own].map(([path, text]): [string, string] => [
      path.replace(/\.ts$/, '.js'),
      toJavaScript(path, text, OPTIONS),
    ]),
    ['agent.json', json([...agent, ...books], (path, text) => toJavaScript(path, text, inRealm))],
    ['instruments.json', json(touched, (path, text) => toJavaScript(path, text, inRealm))],
    ['declarations.json', declarations(instruments)],
  ]);
};

const json = (files: Iterable<[string, string]>, make: (path: string, text: string) => string): string =>
  JSON.stringify(Object.fromEntries([...files].map(([path, text]) => [path, make(path, text)])));

const toJavaScript = (fileName: string, text: string, compilerOptions: ts.CompilerOptions): string =>
  ts.transpileModule(text, { fileName, compilerOptions }).outputText;

/** Types for submissions: `x.d.ts` for each `x.ts`, importing one another without endings. */
const declarations = (instruments: Files): string => {
  const compilerOptions = { ...OPTIONS, declaration: true, removeComments: false };
  const entries = [...instruments].map(([fileName, text]) => {
    const { outputText } = ts.transpileDeclaration(text, { fileName, compilerOptions });
    return [fileName.replace(/\.ts$/, '.d.ts'), outputText.replace(/(from ['"][^'"]+)\.[jt]s(['"])/g, '$1$2')];
  });
  return JSON.stringify(Object.fromEntries(entries));
};

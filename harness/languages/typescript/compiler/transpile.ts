/** One file of the submission to JavaScript, with a table that leads back to its lines. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
  isolatedModules: true,
  sourceMap: true,
  inlineSources: false,
  newLine: ts.NewLineKind.LineFeed,
};

/**
 * A function expression `(exports, require, module, register) => …` and, on the line after it, a comment with the
 * original line of each line: what a unit of a program is in this language.
 */
export const transpile = (path: string, text: string, register: string): string => {
  const source = text.startsWith('#!') ? `//${text}` : text;
  const { outputText, sourceMapText } = ts.transpileModule(source, { fileName: path, compilerOptions: OPTIONS });
  if (sourceMapText === undefined) throw new Error(`the compiler made no source map of ${path}`);
  const code = outputText.replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const lines = lineTable(code, JSON.parse(sourceMapText) as SourceMapPayload);
  return `(function (exports, require, module, ${register}) {${code}\n})\n//# lines=${lines.join(',')}`;
};

/** For each line of the code the original line, 1-based; 0 where there is none. */
const lineTable = (code: string, payload: SourceMapPayload): number[] => {
  const map = new SourceMap(payload);
  return code.split('\n').map((line, index) => {
    const entry = map.findEntry(index, line.length);
    return 'originalLine' in entry && entry.generatedLine === index ? entry.originalLine + 1 : 0;
  });
};

/** One file of the submission to JavaScript, with a table that leads back to its lines. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import vm from 'node:vm';
import ts from 'typescript';
import { diagnosticAt } from './diagnostics.ts';
import { readsParameterFields } from './parameter-fields.ts';
import type { FirstDiagnostic, Stage } from './protocol.ts';
import { anyNode } from './syntax.ts';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
  isolatedModules: true,
  sourceMap: true,
  inlineSources: false,
  newLine: ts.NewLineKind.LineFeed,
};

/** Between the code of a unit and its table of lines. */
const LINES = '\n//# lines=';

/** What the compiler's own code uses; a submission may declare variables of these names. */
const NAMES = ['exports', 'require', 'module'];

/**
 * A function `(exports, require, module, register) => …`, in whose code there is no `this`, as in every module, and nothing in
 * `arguments`; and, on the line after it, a comment with the original line of each line: what a unit of a program is in this
 * language. No name in the submission begins with `register`.
 */
const transpile = (text: string, register: string, settings: Settings): string => {
  const source = text.startsWith('#!') ? `//${text}` : text;
  const { outputText, sourceMapText } = ts.transpileModule(source, {
    compilerOptions: { ...OPTIONS, ...settings },
    transformers: { after: [withPrefix(register)] },
  });
  if (sourceMapText === undefined) throw new Error('the compiler made no source map');
  // The compiler's own comes last: one that stands in a text of the student's is a part of it.
  const code = outputText.slice(0, outputText.lastIndexOf('//# sourceMappingURL='));
  const lines = lineTable(code, JSON.parse(sourceMapText) as SourceMapPayload);
  const names = NAMES.map((name) => `${register}${name} = ${name}`).join();
  const module = `(${NAMES.join()}, ${register}) => { const ${names}; {${code}\n} }`;
  return `(function () { "use strict"; return ${module}; })()${LINES}${lines.join(',')}`;
};

/** Puts the prefix before these names where the compiler made the identifier, and not the student. */
const withPrefix =
  (prefix: string): ts.TransformerFactory<ts.SourceFile> =>
  (context) => {
    const substitute = context.onSubstituteNode;
    context.enableSubstitution(ts.SyntaxKind.Identifier);
    context.onSubstituteNode = (hint, node) => {
      const made = substitute(hint, node);
      const isOurs = ts.isIdentifier(made) && ts.getOriginalNode(made).pos < 0 && NAMES.includes(made.text);
      return hint === ts.EmitHint.Expression && isOurs ? ts.factory.createIdentifier(prefix + made.text) : made;
    };
    return (file) => file;
  };

type Settings = Required<Pick<ts.CompilerOptions, 'target' | 'useDefineForClassFields'>>;

/**
 * What the engine runs is left as it is: older targets replace a class's name in its own body by a variable that static
 * initializers find empty. The engine has neither decorators nor `accessor`, so files with those are made for the
 * latest target that does without; and where fields must come after parameters, the constructor sets them.
 */
const settingsFor = (file: ts.SourceFile): Settings => ({
  target: hasDecoration(file) ? ts.ScriptTarget.ES2025 : ts.ScriptTarget.ESNext,
  useDefineForClassFields: !readsParameterFields(file),
});

const hasDecoration = (node: ts.Node): boolean =>
  anyNode(node, (one) => ts.isDecorator(one) || one.kind === ts.SyntaxKind.AccessorKeyword);

/** For each line of the code the original line, 1-based; 0 where there is none. */
const lineTable = (code: string, payload: SourceMapPayload): number[] => {
  const map = new SourceMap(payload);
  return code.split(/\r\n|[\n\r\u2028\u2029]/u).map((line, index) => {
    const entry = map.findEntry(index, line.length);
    return 'originalLine' in entry && entry.generatedLine === index ? entry.originalLine + 1 : 0;
  });
};

interface Built {
  readonly unit: NonNullable<Stage<'emit'>['units']>[number];
  readonly syntaxError: FirstDiagnostic | null;
}

/**
 * A file as a unit. There are syntax errors that the compiler does not take for such, and the engine does: `this.#misspelled`, `await` in a
 * function that is not async. One of them keeps all of its file from running, and would keep the whole program: the unit throws it to
 * whoever imports it, at the line where it is.
 */
export const unitOf = (file: ts.SourceFile, text: string, register: string): Built => {
  const code = transpile(text, register, settingsFor(file));
  const name = file.fileName;
  try {
    void new vm.Script(code, { filename: name });
    return { unit: { name, code }, syntaxError: null };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const generated = Number(/^.*:(\d+)\n/.exec(stack)?.[1]);
    const lines = code.slice(code.lastIndexOf(LINES) + LINES.length).split(',');
    const line = Math.max(1, Number(lines[generated - 1] ?? 1));
    const thrower = `(() => { throw new SyntaxError(${JSON.stringify(message)}); })${LINES}${line}`;
    const about = { severity: 'error', code: 'engine-syntax', message: message.slice(0, 1_000) } as const;
    const syntaxError = diagnosticAt(file, file.getLineStarts()[line - 1] ?? 0, about);
    return { unit: { name, code: thrower }, syntaxError };
  }
};

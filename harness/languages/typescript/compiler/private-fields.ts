/**
 * Gives the instruments sight of #private fields. Every class that has some gets a static block that hands over a
 * reader for them; the hot path pays nothing, since the fields stay native. The function that takes the reader has a
 * name that occurs nowhere in the submission.
 */
import ts from 'typescript';
import type { Edit } from './start.ts';
import { forEachNode } from './syntax.ts';

/** The source with the blocks put in, on the lines where the classes end, so that no line moves; and with other edits. */
export const withFieldReaders = (file: ts.SourceFile, register: string, others: readonly Edit[]): string => {
  const edits: Edit[] = [...others];
  forEachNode(file, (node) => {
    if (ts.isClassLike(node)) {
      const names = privateFields(node);
      if (names.length > 0) edits.push({ at: node.end - 1, end: node.end - 1, text: reader(names, register) });
    }
  });
  edits.sort((a, b) => a.at - b.at);
  return edits.reduceRight((text, { at, end, text: block }) => text.slice(0, at) + block + text.slice(end), file.text);
};

const privateFields = (node: ts.ClassLikeDeclaration): string[] =>
  node.members.flatMap((member) => {
    if (!ts.isPropertyDeclaration(member) || !ts.isPrivateIdentifier(member.name)) return [];
    return member.modifiers?.some(({ kind }) => noFields.has(kind)) === true ? [] : [member.name.text];
  });

/** To read an `accessor` may run a getter of the submission's, which a decorator has put there. */
const noFields: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.StaticKeyword, ts.SyntaxKind.AccessorKeyword]);

const reader = (names: readonly string[], register: string): string => {
  const reads = names.map((name) => `if (${name} in o) see(${JSON.stringify(name)}, o.${name});`).join(' ');
  return `; static { ${register}((o, see) => { ${reads} }); } `;
};

/** A name for the function that no name in the submission begins with. */
export const freeName = (files: readonly ts.SourceFile[]): string => {
  const taken = new Set<string>();
  for (const file of files) {
    forEachNode(file, (node) => {
      if (ts.isIdentifier(node)) taken.add(node.text);
    });
  }
  let name = 'fields$';
  while (taken.values().some((one) => one.startsWith(name))) name += '$';
  return name;
};

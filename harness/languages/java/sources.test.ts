import { describe, expect, it } from 'vitest';
import { javaSources } from './sources.ts';

const tidy = (text: string, extra = ''): { root: string | undefined; extra: string | undefined; notes: string[] } => {
  const tidied = javaSources.tidy({
    roots: [{ path: 'Board.java', text }],
    extras: [{ path: 'Node.java', text: extra }],
  });
  return {
    root: tidied.roots[0]?.text,
    extra: tidied.extras[0]?.text,
    notes: tidied.notes.map((note) => note.message),
  };
};

describe('the package line', () => {
  it('is blanked out, and lines stay where they are', () => {
    const { root, notes } = tidy('/* mine */\npackage a.b;\n\nclass Board {}');
    expect(root).toBe('/* mine */\n            \n\nclass Board {}');
    expect(notes).toEqual(['The assignment asks for the default package; "package a.b;" was removed from Board.java.']);
  });

  it('may be spread over lines, with comments before it', () => {
    expect(tidy('// x\n/* package z; */ package a\n  .b ;class Board {}').root?.trimEnd().split('\n').at(-1)).toMatch(
      /^ +class Board/,
    );
  });

  it('goes from extras of the same package, and so do imports of that package', () => {
    const { root, extra } = tidy('package p; import p.Node; import p.*; import q.X;', 'package p;\nclass Node {}');
    expect(root?.replace(/ +/g, ' ')).toBe(' import q.X;');
    expect(extra).toBe('          \nclass Node {}');
  });

  it.each(['import q.X;;', 'import module java.base;', 'import q./* of q */X;', 'import q. // of q\n X;'])(
    'takes along an import after %j',
    (before) => {
      expect(tidy(`package p; ${before} import p.Node;`).root?.trim()).toBe(before);
    },
  );

  it('is seen with comments in it', () => {
    expect(tidy('package p /* mine */ . q;').notes[0]).toMatch('"package p.q;" was removed');
  });

  it.each(['p.Board.Node', 'p.Board.*', 'static p.Board.SIZE'])('takes along the import of %s into Board', (name) => {
    expect(tidy(`package p; import ${name};`).root?.trim()).toBe('');
  });

  it('stays in extras of another package', () => {
    expect(tidy('package p;', 'package q;').extra).toBe('package q;');
  });

  it('of another package may import what is in no package any more', () => {
    expect(tidy('package p;', 'package p.q; import p.Board;').extra?.trim()).toBe('package p.q;');
  });

  it.each(['class Board { String s = "package a;"; }', '// package a;\nclass Board {}', 'packageinfo x;', ''])(
    'is not seen in %j',
    (text) => {
      expect(tidy(text)).toMatchObject({ root: text, notes: [] });
    },
  );

  it('is removed with many imports in linear time', () => {
    const imports = 'import p.*;'.repeat(40_000);
    expect(tidy(`package p;${imports}`).root?.trim()).toBe('');
  });

  it('is looked for in linear time', () => {
    const texts = [
      `${'/* */ '.repeat(100_000)}x`,
      `package p${'/*'.repeat(200_000)};`,
      `package p;${';'.repeat(200_000)}`,
    ];
    expect(texts.map((text) => tidy(text).root?.length)).toEqual(texts.map(({ length }) => length));
  });
});

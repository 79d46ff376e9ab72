/** The members of a class, as the API comparison sees them. */
import ts from 'typescript';
import { cut, cutTo, placeOf } from './facts/places.ts';
import { isLibraryFile, isOfLibrary } from './program.ts';
import { isHiddenKey, shownKey, unaliased } from './symbols.ts';

export interface ClassView {
  readonly instance: ts.Type;
  readonly constructorType: ts.Type;
  /** Of what a function has made, all that is written may be the interface. */
  readonly declaration: ts.ClassLikeDeclaration | ts.InterfaceDeclaration;
}

export interface Member {
  /** `constructor` for the constructor. */
  readonly name: string;
  readonly isStatic: boolean;
  /** Null: public. */
  readonly access: 'private' | 'protected' | null;
  /** What a call of it looks like; empty for a field. */
  readonly signatures: readonly ts.Signature[];
  /** As it would be written. */
  readonly text: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Of the text of a member. */
const MOST_OF_MEMBER = 2_000;

/** A member that is there, as a finding tells it. */
export const asFound = ({ text, path, line, column }: Member) => ({ found: text, path, line, column });

/** What a file exports under a name. */
export const exportOf = (checker: ts.TypeChecker, file: ts.SourceFile, exported: string): ts.Symbol | null => {
  const module = checker.getSymbolAtLocation(file);
  if (module === undefined) return null;
  const named = checker.getExportsOfModule(module).find((symbol) => symbol.name === exported);
  const symbol = named ?? module.exports?.get(ts.InternalSymbolName.ExportEquals);
  return symbol === undefined ? null : unaliased(symbol, checker);
};

/** The class that a file exports under a name; null when that is not a class. */
export const viewOf = (checker: ts.TypeChecker, file: ts.SourceFile, exported: string): ClassView | null => {
  const target = exportOf(checker, file, exported);
  if (target === null) return null;
  const constructorType = checker.getTypeOfSymbol(target);
  const made = constructorType.getConstructSignatures()[0]?.getReturnType();
  // A variable has the class of what it makes: `const Name = sealed(class { … })`.
  const ofMade = made?.symbol;
  const own = target.valueDeclaration;
  const written = own !== undefined && ts.isVariableDeclaration(own) ? own.initializer : own;
  const declaration =
    [written, ofMade?.valueDeclaration].find((node) => node !== undefined && ts.isClassLike(node)) ??
    ofMade?.declarations?.filter(ts.isInterfaceDeclaration).find((node) => !isOfLibrary(node.getSourceFile()));
  if (declaration === undefined) return null;
  return { instance: made ?? checker.getDeclaredTypeOfSymbol(target), constructorType, declaration };
};

/** Every member, in declaration order of the file: the constructor where it stands, then the others. */
export const membersOf = (checker: ts.TypeChecker, view: ClassView): Member[] => {
  const instance = checker.getPropertiesOfType(view.instance).filter((symbol) => !isHidden(checker, symbol));
  const statics = checker.getPropertiesOfType(view.constructorType).filter((symbol) => !isHidden(checker, symbol));
  const members = [
    constructorOf(checker, view),
    ...instance.map((symbol) => memberOf(checker, view, symbol, false)),
    ...statics.map((symbol) => memberOf(checker, view, symbol, true)),
  ];
  return members.sort((a, b) => a.line - b.line || a.column - b.column);
};

/** #private names, those that nobody else has the symbol for, and what every class has. */
const isHidden = (checker: ts.TypeChecker, symbol: ts.Symbol): boolean =>
  symbol.name.startsWith('#') ||
  (symbol.flags & ts.SymbolFlags.Prototype) !== 0 ||
  symbol.declarations?.every(isOfObject) === true ||
  isHiddenKey(checker, symbol.declarations?.[0]);

/** The compiler tells them of classes that say `extends Object`, and of no others. */
const isOfObject = ({ parent }: ts.Declaration): boolean =>
  ts.isInterfaceDeclaration(parent) &&
  ['Object', 'ObjectConstructor'].includes(parent.name.text) &&
  isLibraryFile(parent.getSourceFile());

/** One signature of a member that has several, as a member by itself: where it is written, with its own access. */
export const overloadOf = (checker: ts.TypeChecker, member: Member, signature: ts.Signature): Member => {
  const { declaration } = signature;
  const access = accessOf(declaration);
  const rest = member.name === 'constructor' ? parametersOf(checker, signature) : signatureText(checker, signature);
  return {
    ...member,
    ...{ access, signatures: [signature] },
    text: cutTo(MOST_OF_MEMBER, `${member.isStatic ? 'static ' : ''}${member.name}${rest}`),
    ...ownPlace(declaration),
  };
};

/** Where a member stands in a student's file; nothing for one that is inherited from a library. */
const ownPlace = (declaration: ts.Declaration | undefined): Partial<ReturnType<typeof placeOf>> =>
  declaration === undefined || isOfLibrary(declaration.getSourceFile())
    ? {}
    : placeOf(ts.getNameOfDeclaration(declaration) ?? declaration);

export const constructorIn = ({ declaration }: ClassView): ts.ConstructorDeclaration | undefined =>
  ts.isInterfaceDeclaration(declaration) ? undefined : declaration.members.find(ts.isConstructorDeclaration);

const constructorOf = (checker: ts.TypeChecker, view: ClassView): Member => {
  const written = constructorIn(view);
  const signatures = view.constructorType.getConstructSignatures();
  const parameters = signatures[0] === undefined ? '()' : parametersOf(checker, signatures[0]);
  const access = accessOf(written);
  return {
    name: 'constructor',
    isStatic: false,
    access,
    signatures,
    text: cutTo(MOST_OF_MEMBER, `${access === null ? '' : `${access} `}constructor${parameters}`),
    ...placeOf(written ?? view.declaration.name ?? view.declaration),
  };
};

const memberOf = (checker: ts.TypeChecker, view: ClassView, symbol: ts.Symbol, isStatic: boolean): Member => {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const type = checker.getTypeOfSymbolAtLocation(symbol, view.declaration);
  const signatures = type.getCallSignatures();
  const access = accessOf(declaration);
  const name = cut(shownKey(checker, declaration) ?? symbol.name.replace(/^__@([^@]*).*$/s, '[Symbol.$1]'));
  const modifiers = `${access === null ? '' : `${access} `}${isStatic ? 'static ' : ''}`;
  const rest = signatures[0] === undefined ? `: ${textOf(checker, type)}` : signatureText(checker, signatures[0]);
  return {
    name,
    isStatic,
    access,
    signatures,
    text: cutTo(MOST_OF_MEMBER, `${modifiers}${name}${rest}`),
    ...placeOf(view.declaration.name ?? view.declaration),
    ...ownPlace(declaration),
  };
};

const accessOf = (declaration: ts.Declaration | undefined): Member['access'] => {
  if (declaration === undefined) return null;
  const flags = ts.getCombinedModifierFlags(declaration);
  if (flags & ts.ModifierFlags.Private) return 'private';
  return flags & ts.ModifierFlags.Protected ? 'protected' : null;
};

const parametersOf = (checker: ts.TypeChecker, signature: ts.Signature): string => {
  const parameters = signature.parameters.map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const isOptional =
      declaration !== undefined && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
    return `${parameter.name}${isOptional ? '?' : ''}: ${textOf(checker, checker.getTypeOfSymbol(parameter))}`;
  });
  return `(${parameters.join(', ')})`;
};

const signatureText = (checker: ts.TypeChecker, signature: ts.Signature): string =>
  `${parametersOf(checker, signature)}: ${textOf(checker, signature.getReturnType())}`;

const textOf = (checker: ts.TypeChecker, type: ts.Type): string => {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

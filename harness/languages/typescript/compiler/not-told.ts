/** Messages of the compiler that are left out: another stage says it better, or there is no fault. */
import ts from 'typescript';
import { isImportMeta } from './gate.ts';
import { isParameterField } from './parameter-fields.ts';
import { isStatic } from './syntax.ts';

/** Unresolved modules and references and Node's globals are reported by the first stage, in words that fit. */
const SAID_BEFORE = [2307, 2580, 2591, 2688, 2726, 2792, 2882, 6053, 6231];
/** `@ts-expect-error` where there is no error: another version of the compiler or of the library had one. */
const NO_FAULT = [2578];
const NOT_TOLD = new Set([...SAID_BEFORE, ...NO_FAULT]);

/** Properties that are not there, with a guess at what was meant or without. */
const NO_PROPERTY = [2339, 2551];
const USED_BEFORE_ITS_VALUE = 2729;
/** A parameter has no type, and none can be inferred. */
const NO_TYPE = [7006, 7019, 7031];

export const isTold = (diagnostic: ts.Diagnostic, checker: ts.TypeChecker): boolean => {
  if (NOT_TOLD.has(diagnostic.code)) return false;
  const node = nodeOf(diagnostic);
  if (node === null) return true;
  if (NO_PROPERTY.includes(diagnostic.code)) return !isOfImportMeta(node);
  if (NO_TYPE.includes(diagnostic.code)) return !isGivenToUnknown(node, checker);
  return diagnostic.code !== USED_BEFORE_ITS_VALUE || !hasItsValue(node, checker);
};

/** The first stage has said that `import.meta` does not exist. */
const isOfImportMeta = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAccessExpression(parent) && isImportMeta(parent.expression);

/** A function that is given to what could not be imported: with the import, its parameters would have their types. */
const isGivenToUnknown = (node: ts.Node, checker: ts.TypeChecker): boolean => {
  const taker = ts.findAncestor(node, ts.isFunctionLike)?.parent;
  if (taker === undefined || !(ts.isCallExpression(taker) || ts.isNewExpression(taker))) return false;
  const type: ts.Type & { readonly intrinsicName?: string } = checker.getTypeAtLocation(taker.expression);
  return type.intrinsicName === 'error';
};

/** The fields of an object get their values when it is made; by then those of the class have theirs, wherever they are declared, and parameters. */
const hasItsValue = (node: ts.Node, checker: ts.TypeChecker): boolean => {
  const declared = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const field = ts.findAncestor(node, ts.isPropertyDeclaration);
  const isOfClass = declared !== undefined && isStatic(declared);
  return isParameterField(declared) || (isOfClass && field !== undefined && !isStatic(field));
};

/** The name that a message is about. */
const nodeOf = ({ file, start }: ts.Diagnostic): ts.Node | null => {
  if (file === undefined || start === undefined) return null;
  const within = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) => (child.pos <= start && start < child.end ? within(child) : undefined)) ?? node;
  return within(file);
};

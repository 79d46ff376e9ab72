import ts from 'typescript';
import type { FieldFacts, MethodFacts } from '../../../../contracts/code-facts.ts';
import type { Changes } from './changes.ts';
import type { ClassNode, Names } from './names.ts';
import { cut, lineOf } from './places.ts';
import { isHiddenKey } from '../symbols.ts';
import { hasModifier, isStatic } from '../syntax.ts';
import { isSingle, typeNames } from './type-names.ts';

type FieldNode = ts.PropertyDeclaration | ts.PropertySignature | ts.ParameterDeclaration;
type MethodNode = ts.MethodDeclaration | ts.MethodSignature | ts.AccessorDeclaration | ts.PropertyDeclaration;
type Elements = readonly (ts.ClassElement | ts.TypeElement | ts.EnumMember)[];

export const fieldsOf = (node: ClassNode, names: Names, changes: Changes): FieldFacts[] =>
  elementsOf(node).flatMap((element) => {
    if (ts.isEnumMember(element)) return [enumField(element)];
    if (isFunctionField(element)) return [];
    if (ts.isPropertyDeclaration(element) || ts.isPropertySignature(element)) return [field(element, names, changes)];
    if (!ts.isConstructorDeclaration(element)) return [];
    return element.parameters
      .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, element))
      .map((parameter) => field(parameter, names, changes));
  });

export const methodsOf = (node: ClassNode, { checker }: Names): MethodFacts[] =>
  elementsOf(node)
    .filter((element): element is MethodNode => {
      return [ts.isMethodDeclaration, ts.isMethodSignature, ts.isAccessor, isFunctionField].some((is) => is(element));
    })
    .map((element) => ({
      name: cut(element.name.getText()),
      static: isStatic(element),
      visible: isVisible(element, checker),
      line: lineOf(element.name),
    }));

/** `size = () => 3;` is a method to those who call it. A static one is state that all share, one with a type a variable. */
const isFunctionField = (element: ts.Node): element is ts.PropertyDeclaration =>
  ts.isPropertyDeclaration(element) &&
  element.type === undefined &&
  !isStatic(element) &&
  element.initializer !== undefined &&
  (ts.isArrowFunction(element.initializer) || ts.isFunctionExpression(element.initializer));

const elementsOf = (node: ClassNode): Elements =>
  ts.isTypeAliasDeclaration(node) ? [...node.type.members] : [...(node.members as Iterable<Elements[number]>)];

const field = (node: FieldNode, names: Names, changes: Changes): FieldFacts => {
  const type = names.checker.getTypeAtLocation(node);
  const isOfClass = isStatic(node);
  const symbol = names.checker.getSymbolAtLocation(node.name);
  const changed = isOfClass ? changes.first(symbol) : null;
  return {
    name: cut(node.name.getText()),
    type: cut(node.type?.getText() ?? names.checker.typeToString(type, node)),
    typeNames: typeNames(type, node, names),
    single: isSingle(type, node, names),
    static: isOfClass,
    final: hasModifier(node, ts.SyntaxKind.ReadonlyKeyword) || (isOfClass && changes.isOnlyInitialized(symbol)),
    // What can be called is compared with the API, as methods are.
    visible: type.getCallSignatures().length === 0 && isVisible(node, names.checker),
    line: lineOf(node.name),
    ...(changed === null ? {} : { changed }),
  };
};

const enumField = (node: ts.EnumMember): FieldFacts => ({
  name: cut(node.name.getText()),
  type: cut(node.parent.name.text),
  typeNames: [],
  static: true,
  final: true,
  visible: true,
  line: lineOf(node),
});

const isVisible = (node: FieldNode | MethodNode, checker: ts.TypeChecker): boolean =>
  !ts.isPrivateIdentifier(node.name) &&
  !hasModifier(node, ts.SyntaxKind.PrivateKeyword) &&
  !hasModifier(node, ts.SyntaxKind.ProtectedKeyword) &&
  !isHiddenKey(checker, node);

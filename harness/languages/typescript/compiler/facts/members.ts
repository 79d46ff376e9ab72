/** Fields and methods of a class. */
import ts from 'typescript';
import type { FieldFacts, MethodFacts } from '../../../../contracts/code-facts.ts';
import type { Changes } from './changes.ts';
import type { ClassNode, Names } from './names.ts';
import { cut, lineOf } from './places.ts';
import { isSingle } from './single.ts';
import { isHiddenKey } from '../symbol-keys.ts';
import { typeNames } from './type-names.ts';

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
      static: has(element, ts.ModifierFlags.Static),
      visible: isVisible(element, checker),
      line: lineOf(element.name),
    }));

/** `size = () => 3;` is a method to those who call it. A static one is state that all share, one with a type a variable. */
const isFunctionField = (element: ts.Node): element is ts.PropertyDeclaration =>
  ts.isPropertyDeclaration(element) &&
  element.type === undefined &&
  !has(element, ts.ModifierFlags.Static) &&
  element.initializer !== undefined &&
  (ts.isArrowFunction(element.initializer) || ts.isFunctionExpression(element.initializer));

const elementsOf = (node: ClassNode): Elements =>
  ts.isTypeAliasDeclaration(node) ? [...node.type.members] : [...(node.members as Iterable<Elements[number]>)];

const field = (node: FieldNode, names: Names, changes: Changes): FieldFacts => {
  const type = names.checker.getTypeAtLocation(node);
  const isStatic = has(node, ts.ModifierFlags.Static);
  const symbol = names.checker.getSymbolAtLocation(node.name);
  const changed = isStatic ? changes.first(symbol) : null;
  return {
    name: cut(node.name.getText()),
    type: cut(node.type?.getText() ?? names.checker.typeToString(type, node)),
    typeNames: typeNames(type, node, names),
    single: isSingle(type, node, names),
    static: isStatic,
    final: has(node, ts.ModifierFlags.Readonly) || (isStatic && changes.isOnlyInitialized(symbol)),
    visible: isVisible(node, names.checker),
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

const has = (node: ts.Declaration, flag: ts.ModifierFlags): boolean => (ts.getCombinedModifierFlags(node) & flag) !== 0;

const isVisible = (node: FieldNode | MethodNode, checker: ts.TypeChecker): boolean =>
  !ts.isPrivateIdentifier(node.name) &&
  !has(node, ts.ModifierFlags.Private | ts.ModifierFlags.Protected) &&
  !isHiddenKey(checker, node);

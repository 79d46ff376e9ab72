/**
 * The methods by which javac (17 to 25) links what the language has and the virtual machine has not. That they are called
 * is the compiler's doing; called by a program itself they are like any other method.
 */
import type { MemberRef } from '../classfile/constant-pool.ts';

const linkage: ReadonlySet<string> = new Set([
  // Lambdas and method references; the second one for those that are serializable.
  'java.lang.invoke.LambdaMetafactory.metafactory',
  'java.lang.invoke.LambdaMetafactory.altMetafactory',
  // `a + b` with texts.
  'java.lang.invoke.StringConcatFactory.makeConcat',
  'java.lang.invoke.StringConcatFactory.makeConcatWithConstants',
  // toString, equals and hashCode of records.
  'java.lang.runtime.ObjectMethods.bootstrap',
  // Switches over types and over constants of enums.
  'java.lang.runtime.SwitchBootstraps.typeSwitch',
  'java.lang.runtime.SwitchBootstraps.enumSwitch',
  'java.lang.invoke.ConstantBootstraps.invoke',
]);

export const isLinkage = (method: MemberRef | null): method is MemberRef =>
  typeof method?.owner === 'string' && linkage.has(`${method.owner}.${method.name}`);

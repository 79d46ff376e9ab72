/** The usual causes of what javac complains about. */
import { defineWords } from '../../../words/words.ts';

export const javaCauses = defineWords('java-cause', {
  library: '{name} is a class of the library, and is not imported: write `import {full};` at the top of the file.',
  standard: '{name} is a class of Java, and is not imported: write `import {full};` at the top of the file.',
  ambiguousLibrary:
    '{name} is in the library and in another package, and both packages are imported whole. Import the one that you mean by its name: `import {full};`',
  ambiguous:
    'Two packages that are imported whole have a class of this name, or two methods fit the call equally well. Import the class that you mean by its name.',
  unknownClass:
    'There is no class of this name. Is it spelled as in its declaration, with the same capitals, is it imported, and was its file handed in?',
  unknownMethod:
    'There is no such method with these arguments. Compare the name, its capitals and the arguments with the API and with your own declaration; the line "location" says in which class it is looked for.',
  unknownVariable:
    'There is no such name here: it is misspelt, not declared, or declared in another method or block. A variable ends with the braces that it is declared in; what other methods need is a field.',
  packageMissing:
    'There is no such package. Only java.lang, java.util and the library can be used; the library’s classes are in edu.princeton.cs.algs4.',
  lossy:
    'A number with a fraction, or a long, does not fit into the type on the left. Write the cast if the loss is meant, as in `(int) x`, or declare the variable with the larger type.',
  toIterable:
    'The method must return an Iterable: put the objects into a Stack, a Queue or an ArrayList, and return that.',
  toBoolean: 'A condition must be a boolean: `==` compares, `=` assigns.',
  nullToPrimitive: 'A number cannot be null; in a method that returns an int, return a number in each case, as -1.',
  incompatible:
    'The value on the right has another type than the variable, the parameter or the method’s result that it goes to. Change the one of the two that is wrong; a cast only helps where the object really has that type.',
  missingReturn:
    'There is a way through this method that returns nothing: after the loop, or when no `if` applies. Put a `return` at the end of the method.',
  unreported:
    'This call may throw an exception that Java wants to be caught or declared. The methods of the assignment’s API declare none: do without it, or catch it here.',
  alreadyDefined:
    'This name is declared twice in the same place. Give the second another name; if it is meant to be the same variable, leave out its type.',
  abstractMissing:
    'The class promises an interface and lacks one of its methods. The message names it: write it with exactly that name, these parameters, and `public`. For `Comparable<T>` it is `public int compareTo(T that)`.',
  noOverride:
    'The method is marked @Override, and nothing above has a method like it: its name or its parameters differ. The parameter of equals(), for example, is an Object.',
  notStatement:
    'This line computes something and does nothing with it: a method call without parentheses, `==` in place of `=`, or a half-finished line.',
  semicolon: 'A semicolon is missing at the end of this line, or something before it is not finished.',
  bracket: 'A parenthesis or bracket that was opened is not closed in this line, or there is one too many.',
  outsideClass:
    'There is code after the end of the class: one closing brace too many before this line, or one opening brace too few.',
  identifier:
    'Here a name is expected. Statements stand in methods; in the body of a class there are only fields and methods. Is a method closed too early?',
  expected:
    'The line is not complete at this place: what the message names is missing here, or something before it is too much.',
  publicInFile:
    'A public class must be in a file of its own name. Rename the file, or the class: names differ by capitals, too.',
  unclosedText:
    'A text that begins with `"` must end with `"` in the same line; a single character is written between two `\'`.',
  unclosedComment: 'A comment that begins with `/*` is not ended by `*/`.',
  endOfFile:
    'A closing brace is missing. Indent the file anew: the method whose end is not where you expect it is the one.',
  genericArray:
    'Java cannot make arrays of a generic type. Use a collection, as an ArrayList, or declare the class inside as static, so that it depends on no type parameter.',
  nonStatic:
    'A static method or class, main() for example, has no object: it can use only what is static. Make an object first, and call the method on that.',
  wrongArguments:
    'The call does not fit the declaration: number, order or types of the arguments differ. Under "required" is what was declared, under "found" what is given.',
  uninitialized:
    'The variable has no value on some way to this line. Give it one where it is declared, or in each branch.',
  unreachable:
    'This line can never be reached: the one before it returns, throws, leaves the loop, or is a loop without an end.',
  illegalStart:
    'Something before this place is not finished: a missing parenthesis or brace in the line above, or a method declared inside a method.',
  illegalChar:
    'There is a character that Java does not know, often a quotation mark or a dash copied from a text document.',
  withoutBegin:
    'The block that this belongs to ends before it: a semicolon after the condition of an `if`, or a brace too many.',
  operator:
    'The operator does not work with these types. Objects are compared with equals() and not with `<`; a method that is to give a value is called with parentheses.',
  incomparable:
    'The two can never be equal, since their types have nothing in common: one of them is not what you take it for.',
  access: 'That member is private to another class, and can be used only there. Ask by a public method of the API.',
  dereference:
    'A number has no methods and no fields: compare numbers with `==`, and find the length of an array on the array itself.',
  notArray:
    'This is indexed like an array and is none: a table of tiles is `int[][]`, and a collection has get() or is walked through.',
  notIterable:
    'A for-each loop walks through an array or an Iterable, and this is neither: which method gives the objects that are meant?',
  noReturnType:
    'A method needs a type before its name, `void` if it returns nothing. Without one it is taken for a constructor, whose name must be that of the class.',
  primitiveArgument: 'A type parameter must be a class: `Integer` in place of `int`, as in `Stack<Integer>`.',
  finalAssigned: 'A final variable is set once. If the value has to change, leave out `final`.',
  weakerAccess: 'A method that comes from a class or an interface above must be as visible as there: write `public`.',
  lambdaVariable:
    'A variable that is used in a lambda or an inner class must not change afterwards. Copy its value to a new variable before.',
  voidValue: 'The method returns nothing (`void`), so there is no value to use here.',
  numberTooLarge: 'A whole number without an `L` at its end must be below 2,147,483,648.',
  duplicateClass: 'The class is declared in two files, or twice in one. Hand in one of them.',
  enclosing:
    'An inner class that is not static needs an object of the class around it: declare it as `private static class`.',
  isAbstract:
    'An interface or an abstract class cannot be made with `new`: use a class that implements it, as ArrayList for List.',
  missingBody: 'The method has no body: is there a semicolon before the opening brace?',
  unchecked:
    'A generic class is used without its type, or its type is lost by a cast. Write it: `List<String> names = new ArrayList<>();` and `implements Comparable<Node>`.',
  deprecated:
    'This is still there and will go: the class’s documentation names what to use in its place; for `new Integer(5)` that is 5 itself.',
});

/** The usual causes of what javac complains about. */
import { defineMessages } from '../../../messages/messages.ts';

export const javaCauses = defineMessages('java-cause', {
  library:
    '{name} is a class of the library that is not imported: write `import {full};` at the top of the file, or `import {all};` for all of its classes.',
  missingInLibrary:
    '{name} is a class of the course’s library that this grader’s version of it does not have: the spelling is right, but the submission cannot be graded here. Use another collection (Stack, Queue, Bag, ST, SET ...), or tell the course staff. If you mean a class of your own or of java.util, submit or import it.',
  standard: '{name} is a Java class that is not imported: write `import {full};` at the top of the file.',
  ambiguousLibrary:
    '{name} is in the library and in another package, and both packages are imported as a whole. Import the one you mean by name: `import {full};`',
  notOfLibrary:
    'This {name} is not the library’s: if you mean that one, write `import {full};`, which takes precedence over `import java.util.*;`.',
  ambiguous:
    'Two packages imported as a whole have a class of this name, or two methods fit the call equally well. Import the class you mean by name.',
  unknownClass:
    'There is no class of this name. Check its spelling and capitalization against its declaration, whether it is imported, and whether its file was submitted.',
  unknownMethod:
    'There is no such method with these arguments. Compare the name, its capitalization and the arguments with the API and with your own declaration; the line "location" says which class was searched.',
  unknownVariable:
    'There is no such name here: it is misspelled, not declared, or declared in another method or block. A variable exists only inside the braces in which it is declared; what other methods need must be a field.',
  packageMissing: 'There is no such package. Only java.lang, java.util and the course’s library can be used.',
  importFromClass:
    'Nothing can be imported from a class of the default package. In {path}, remove "import {import};", and write "{class}." before what it names.',
  lossy:
    'A number with a fraction, or a long, does not fit into the type on the left. Write a cast if you mean to lose precision, as in `(int) x`, or declare the variable with the larger type.',
  toIterable:
    'The method must return an Iterable: put the objects into a Stack, a Queue or an ArrayList, and return that.',
  toBoolean:
    'A boolean is needed here. In a condition, `==` compares and `=` assigns; a method that returns a boolean must return a comparison, such as `x == 0`.',
  nullToPrimitive:
    'A number cannot be null; a method that returns an int must return a number in every case, such as -1.',
  finalClass: 'A final class cannot be extended. Keep an object of it in a field instead.',
  objectGiven:
    'An Object may be of any class. What comes out of a collection is one where the collection is declared without its type: write `Iterable<{type}>`, `Stack<{type}>`. In equals(), test the class of the argument, and then cast it.',
  incompatible:
    'The value on the right does not have the type of the variable, parameter or return value it is assigned to. Change whichever is wrong; a cast only helps if the object really has that type.',
  newerJava: 'This is newer Java than the JDK {version} that the grader uses: write it in the Java of that version.',
  otherReturn:
    'A method that comes from a superclass or an interface must return what it returns there: toString() a String, equals() a boolean, compareTo() an int.',
  missingReturn:
    'Some path through this method returns nothing: after the loop, or when no `if` applies. Add a `return` at the end of the method.',
  unreported:
    'This call may throw an exception that must be caught or declared. The methods of the assignment’s API declare none: avoid the call, or catch the exception here.',
  alreadyDefined:
    'This name is declared twice in the same scope. Give the second one another name; if it is meant to be the same variable, leave out its type.',
  abstractMissing:
    'The class says it implements an interface but is missing one of its methods. The message names it: write it with exactly that name, these parameters, and `public`. For `Comparable<T>` it is `public int compareTo(T that)`.',
  noOverride:
    'The method is marked @Override, but no superclass or interface has a method like it: its name or its parameters differ. The parameter of equals(), for example, must be an Object.',
  notStatement:
    'This line computes something and does nothing with it: a method call without parentheses, `==` instead of `=`, or an unfinished line.',
  semicolon: 'A semicolon is missing at the end of this line, or something before it is not finished.',
  newWithoutParentheses:
    'After `new` and the name of a class there must be parentheses, even with nothing in them: `new Stack<String>()`.',
  bracket: 'A parenthesis or bracket opened on this line is not closed, or there is one too many.',
  outsideClass:
    'This stands outside of every class: it does not belong in the file, or there is one closing brace too many above this line.',
  identifier:
    'A name is expected here. Statements belong inside methods; the body of a class holds only fields and methods. Is a method closed too early?',
  expected:
    'The line is incomplete here: what the message names is missing, or something before it should not be there.',
  capitalInFile: 'The class must be named {expected}, not {name}, and its file {expected}.java: capitalization counts.',
  publicInFile:
    'A public class must be in a file of the same name, but {file} declares {name}. Rename the class to {expected}, or move it to a file {name}.java.',
  unclosedText:
    'A string that begins with `"` must end with `"` on the same line; a single character goes between two `\'`.',
  backslash:
    'In a string, a backslash and the letter after it stand for another character, as in `\\n`. For the backslash itself write two: `\\\\`.',
  unclosedComment: 'A comment that begins with `/*` is not closed with `*/`.',
  endOfFile:
    'A closing brace is missing. Reindent the file: the culprit is the method that does not end where you expect.',
  genericArray:
    'Java cannot create arrays of a generic type. Use a collection such as an ArrayList, or declare the inner class static, so that it does not depend on a type parameter.',
  nonStatic:
    'A static method or class, such as main(), belongs to no object: it can use only what is static. Create an object first, and call the method on it.',
  wrongArguments:
    'The call does not match the declaration: the number, order or types of the arguments differ. "required" shows what was declared, "found" what was passed.',
  uninitialized:
    'On some path to this line the variable has no value. Give it one where it is declared, or in every branch.',
  unreachable:
    'This line can never be reached: the one before it returns, throws, leaves the loop, or is an infinite loop.',
  illegalStart:
    'Something before this place is not finished: an operator or a `return` needs a value after it, a parenthesis or brace is missing on the line above, or a method is declared inside a method.',
  outsideLoop:
    'There is no loop around this line: is there a semicolon after the head of one, as in `while (true);`, or is it closed too early?',
  illegalChar:
    'There is a character that Java does not allow, often a quotation mark, a dash or a space copied from a text document or a web page.',
  withoutBegin:
    'The block this belongs to ended before it: there is a semicolon after the condition of an `if`, or one brace too many.',
  operator:
    'The operator does not work with these types. Compare objects with equals() or compareTo(), not with `<`; to use the value of a method, call it with parentheses.',
  incomparable:
    'The two can never be equal, since their types have nothing in common: one of them is not what you think it is.',
  access: 'That member is private to another class and can be used only there. Use a public method of the API instead.',
  dereference:
    'A number has no methods and no fields: compare numbers with `==`, and take the length from the array itself.',
  notArray:
    'This is indexed like an array but is not one: a two-dimensional array is `int[][]`, and a collection has get() or is iterated over.',
  notIterable:
    'A for-each loop needs an array or an Iterable, and this is neither: which method returns the objects you want?',
  noReturnType:
    'A method needs a type before its name, `void` if it returns nothing. Without one it is taken for a constructor, whose name must be that of the class.',
  primitiveArgument: 'A type parameter must be a class: `Integer` instead of `int`, as in `Stack<Integer>`.',
  finalAssigned:
    'A final variable can be assigned only once, a final field only in the constructor, which has no return type, not even `void`. If the value has to change, remove `final`.',
  weakerAccess:
    'A method that comes from a superclass or an interface must be at least as visible as it is there: write `public`.',
  lambdaVariable:
    'A variable used in a lambda or an inner class must not change afterwards. Copy its value to a new variable first.',
  voidValue: 'The method returns nothing (`void`), so there is no value to use here.',
  numberTooLarge: 'A whole number without an `L` at its end must be below 2,147,483,648.',
  duplicateClass: 'The class is declared in two files, or twice in one. Submit only one of them.',
  enclosing:
    'An inner class that is not static needs an object of the outer class: declare it as `private static class`.',
  isAbstract:
    'An interface or an abstract class cannot be created with `new`: use a class that implements it, such as ArrayList for List.',
  missingBody:
    'The method has no body: write its statements between braces, after the parameters and with no semicolon before them.',
  unchecked:
    'A generic class is used without its type parameter, or a cast loses it. Write it out: `List<String> names = new ArrayList<>();` and `implements Comparable<Node>`.',
});

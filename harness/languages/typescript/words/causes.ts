/** The usual causes of what the TypeScript compiler complains about. */
import { defineWords } from '../../../words/words.ts';

export const typescriptCauses = defineWords('typescript-cause', {
  notImported: '{name} is not imported: write `{statement}` at the top of the file.',
  unknownName:
    'There is no such name here: it is misspelt, not imported, or declared in another function or block. Fields and methods of the object itself need `this.` before them.',
  ambient:
    'Submissions run without a browser and without the modules of Node: only the language itself, console and the permitted modules are there.',
  noModule: 'There is no such file in the submission. Paths of own files begin with `./`, and their capitals count.',
  noExport:
    'That file exports nothing of this name. Write `export class ...` there; what is exported as default is imported without braces.',
  nullToValue:
    'The value may be null or undefined, and that is not allowed here. Test for it first, or, where the API permits it, add `| null` to the type.',
  incompatible:
    'The value on the right has another type than the variable, field or result that it goes to. Change the one of the two that is wrong rather than writing `as` or `any`.',
  noProperty:
    'That type has no such field or method: it is misspelt, private, or declared in another class. On an `unknown` argument, as in equals(), test with `instanceof` first.',
  argument:
    'An argument has another type than the parameter. Compare the call with the declaration, which the message quotes.',
  argumentCount: 'The call has more or fewer arguments than the declaration.',
  expected: 'What the message names is missing here, or something before it is not finished or too much.',
  closingBrace:
    'A brace, bracket or parenthesis is missing or too much before this place. Let your editor indent the file anew: it shows where.',
  openAbove:
    'A brace or a parenthesis is probably not closed above this line, so that what follows is read as a part of what it opens.',
  unexpected:
    'Here a field or a method of the class is expected, or the end of a block: is a brace missing or too much before?',
  implicitAny: 'The parameter has no type, and none can be told from its use: write it, as in `(rows: number[][])`.',
  implicitAnyVariable:
    'The type cannot be told from what is given at first: write it, as in `const rows: number[][] = [];`.',
  maybeNull:
    'The value may be null or undefined here: test for it first, for example the node before the first one of a search, or a row beyond the edge.',
  unknownValue: 'An `unknown` value can be used only after a test of what it is, with `instanceof` or `typeof`.',
  notInitialized:
    'The field gets no value in the constructor. Give it one where it is declared, or in each way through the constructor.',
  privateMember:
    'That member is private to another class, and can be used only there. Ask by a public method of the API.',
  noReturn: 'There is a way through this function that returns nothing: after the loop, or when no `if` applies.',
  usedBefore:
    'The variable has no value on some way to this line. Give it one where it is declared, or in each branch.',
  twice:
    'This name is declared twice in the same place. Give the second another name; if it is the same variable, leave out `let` or `const`.',
  constant: 'A `const` is set once: write `let` if the value has to change.',
  readonly: 'The field or the array is readonly. Make a copy with the change, as an immutable class does.',
  notConstructor:
    'This is no class, so it cannot be made with `new`: is the import with or without braces as the export is?',
  notCallable: 'This is no function: a field is called like a method, or a semicolon is missing in the line above.',
  operator:
    'The operator does not work with these types: numbers are computed with, objects are compared with equals().',
  neverEqual:
    'The two can never be equal, since their types have nothing in common: one of them is not what you take it for.',
  implementsNot: 'The class promises more than it has, or has it with other types: write what the message names.',
  isAbstract: 'An interface or an abstract class cannot be made with `new`.',
  staticMember: 'The member is static: call it on the class, not on an object.',
  notIterable:
    'A for-of loop walks through an Iterable, and this is none: which method gives the objects that are meant?',
  overload:
    'None of the forms of this function fits the arguments. The last lines of the message say what is wrong with the form that comes nearest.',
  unclosedText: 'A text must end with the same quotation mark that it begins with, in the same line.',
  noBody:
    'The method has no body: is there a semicolon before the opening brace, or are there two methods of this name?',
  missingProperty: 'The object lacks a field that its type requires: the message names it.',
  implicitThis: 'Inside `function`, `this` is another object: write an arrow function.',
  typeOnly:
    'This is a type, which is gone when the program runs: it cannot be used as a value, as with `new` or `instanceof`.',
});

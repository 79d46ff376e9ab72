/** The usual causes of what the TypeScript compiler complains about. */
import { defineMessages } from '../../../messages/messages.ts';

export const typescriptCauses = defineMessages('typescript-cause', {
  notImported: '{name} is not imported: write `{statement}` at the top of the file.',
  notByDefault: '{name} is not a default export: write `{statement}`.',
  inJava: 'This line is Java. If the whole program is written in Java, the names of its files must end in `.java`.',
  typeFirst:
    'In TypeScript the type comes after the name: `let count: number = 0;`, in a class `count: number = 0;`, as a parameter `add(count: number)`. A loop over items has none: `for (const row of rows)`.',
  javaType: 'TypeScript has no type {name}: write {instead}.',
  javaInterface: 'TypeScript has no type {name}: leave it out. A class only needs the method.',
  unknownName:
    'There is no such name here: it is misspelled, not imported, or declared in another function or block. Fields and methods of the object itself need `this.` before them.',
  ambient:
    'Submissions run without a browser and without the modules of Node: only the language itself, console and the permitted modules are available. `Date.now()` and the library’s `Stopwatch` measure time.',
  noModule:
    'There is no such file in the submission. Paths of your own files begin with `./`, and capitalization counts.',
  demonstration:
    'A program is started by `static main(args: string[])` of its class: move these lines there, or leave them out. A submission’s files are not run by themselves.',
  exports: 'Write `export` before the class itself, as in `export class Stack`; another file gets it with `import`.',
  exits: 'A method returns or throws; it does not end the program. Leave process.exit() out.',
  argumentsOfMain:
    'The arguments of a program are the parameter of `static main(args: string[])`, and console.log() prints. Where the code only asks whether it is run by itself, leave that out.',
  buffer: 'Use an array, a string or a Uint8Array of the language itself.',
  outermostAwait:
    'The class is used as soon as its file has been loaded. Move what waits into a function, such as `static async main(args: string[])`, or leave it out.',
  reference: 'Leave this line out. A file of your own is used by an import declaration.',
  importInstead: 'Import it from where it is: write `{statement}`.',
  severalFiles:
    'Several files of the submission could be meant: {paths}. `tsconfig.json` is not read: write the path from this file, which begins with `./` or `../`.',
  notPermitted:
    'Only the language itself and the permitted modules are available. If a file of your own is meant: was it submitted? Its path begins with `./` or `../`, since `tsconfig.json` is not read.',
  otherEnding:
    'The file was submitted as {path}, and only files that end in .ts are read. Rename it to {name}, and leave the ending out of the import.',
  otherFile:
    '{path} was submitted, but only files that end in .ts are read. Write what it holds into one of these, as in `export const table = [...];`.',
  noExport:
    'That file does not export what is imported from it. Write `export class ...` there; a default export is imported without braces.',
  nullToValue:
    'The value may be null or undefined, which is not allowed here. Test for it first, or add `| null` to the type (in a method of the API, only if the API has it).',
  nullAlone:
    'What begins as null and has no declared type can hold nothing else. Declare what else it holds, as in `first: string | null = null`.',
  emptyAlone:
    'An array that begins as `[]` and has no declared type can hold nothing. Declare it, as in `const rows: number[][] = [];`.',
  neverThere:
    'To the compiler, no value can be here: a test above is always true, a field begins as null without a type (`first: string | null = null`), or only a function passed to forEach() assigns it.',
  incompatible:
    'The value on the right does not have the type of the variable, field or return value it is assigned to. Change whichever is wrong rather than writing `as` or `any`.',
  noProperty:
    'That type has no such field or method: it is misspelled, private, or declared in another class. Where the type is more general than the object, as in equals(), test with `instanceof` first.',
  noPropertyOfString:
    'A string has no such field or method. If the string comes from a for...in loop: such a loop gives the keys as strings, and for...of gives the items themselves.',
  argument:
    'An argument does not have the type of its parameter. Compare the call with the declaration, which the message quotes.',
  argumentCount: 'The call has more or fewer arguments than the declaration.',
  expected: 'What the message names is missing here, or something before it is unfinished or should not be there.',
  closingBrace:
    'Somewhere above, a brace, bracket or parenthesis is missing, or there is one too many. Let your editor reindent the file: it shows where.',
  openAbove: 'A brace or a parenthesis is probably not closed above this line, so what follows is read as part of it.',
  unexpected:
    'A field or a method of the class is expected here, or the end of a block: is a brace missing above, or is there one too many?',
  implicitAny: 'The parameter has no type, and none can be inferred: declare it, as in `(rows: number[][])`.',
  implicitAnyVariable:
    'The type cannot be inferred from the initial value: declare it, as in `const rows: number[][] = [];`.',
  indexType:
    'The index of an array is a number, and this is something else: the keys of a for...in loop are strings. Write a loop with a counter, or for...of, which gives the items themselves.',
  fieldByName:
    'The compiler cannot tell that the object has a field of this name or number. Use an array or a Map, or declare the type of the object, such as `Record<number, string>`.',
  returnType:
    'The type that the function returns cannot be inferred: declare it after the parameters, as in `count(row: number): number`.',
  typeArgument: 'The type of what it holds is missing: write it in angle brackets, as in `Array<number>`.',
  maybeNull:
    'The value may be null or undefined here: test for it first. Examples are the node before the first one of a search, or a row outside the array.',
  unknownValue:
    'An `unknown` value can be used only after a test of its type, with `instanceof` or `typeof`. If it comes out of a collection, `new` was not told what that holds: write `new Set<number>()`, for example.',
  noFields:
    'To the compiler, this object has no fields. If it begins as an empty object: write a class for it, or declare its type. If it is a parameter of type `unknown`: test it with `instanceof` first.',
  notInitialized:
    'The field gets no value in the constructor. Give it one where it is declared, or on every path through the constructor.',
  privateMember:
    'That member is private to another class and can be used only there. Use a public method of the API instead.',
  noReturn: 'Some path through this function returns nothing: after the loop, or when no `if` applies.',
  usedBefore:
    'On some path to this line the variable has no value. Give it one where it is declared, or in every branch.',
  setLater: 'That field has no value yet: fields get theirs from top to bottom. Assign this one in the constructor.',
  twice:
    'This name is declared twice in the same scope. Give the second one another name; if it is the same variable, leave out `let` or `const`.',
  constant: 'A `const` can be assigned only once: write `let` if the value has to change.',
  readonly: 'The field or array is readonly. Make a copy with the change, as an immutable class does.',
  notConstructor:
    'This is not a class, so `new` does not work: does the import have braces where the export needs them, and none where it is a default export?',
  notCallable: 'This is not a function: a field is called like a method, or a semicolon is missing on the line above.',
  operator:
    'The operator does not work with these types: arithmetic is for numbers, and objects are compared with equals(). The keys of a for...in loop are strings.',
  neverEqual:
    'The two can never be equal, since their types have nothing in common: one of them is not what you think it is.',
  implementsNot:
    'The class does not have everything it says it implements, or has it with other types: write what the message names.',
  isAbstract: 'An interface or an abstract class cannot be created with `new`.',
  staticMember: 'The member is static: call it on the class, not on an object.',
  notIterable: 'A for...of loop needs an iterable, and so does `...`; which method returns the objects you want?',
  promise: 'An async function returns a Promise, and nothing waits for it here: leave out `async` and `await`.',
  comparesToBoolean:
    'This function must return a number, and it returns true or false. To compare two things, return a negative number if the first comes first, a positive one if the second does, and 0 otherwise.',
  overload:
    'None of the overloads of this function fits the arguments. The message shows the closest one; its last line says what is wrong.',
  unclosedText: 'A string must end with the same quotation mark it begins with, on the same line.',
  noBody:
    'The method has no body: is there a semicolon before the opening brace, or are there two methods of this name?',
  missingProperty: 'The object is missing a field that its type requires: the message names it.',
  implicitThis: 'Inside `function`, `this` is another object: write an arrow function.',
  decorator:
    'This is a decorator of the old kind, for `experimentalDecorators`, which is not set here. One of the language itself is a function of two arguments, the method (or class) and its context, and returns what takes its place.',
  typeOnly:
    'This is a type, which does not exist at run time: it cannot be used as a value, for example with `new` or `instanceof`.',
});

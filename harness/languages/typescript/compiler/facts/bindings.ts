/** Names that a declaration makes, destructured ones too. */
import ts from 'typescript';

export interface Bound {
  readonly name: ts.Identifier;
  /** `...rest`: a copy. */
  readonly isRest: boolean;
}

export const namesIn = (binding: ts.BindingName, isRest = false): Bound[] =>
  ts.isIdentifier(binding)
    ? [{ name: binding, isRest }]
    : binding.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name, element.dotDotDotToken !== undefined) : [],
      );

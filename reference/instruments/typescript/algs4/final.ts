/** Throws for a class that extends one of ours: what is counted is final. Students read the message as that of an exception. */
export const requireFinal = (made: unknown, own: { readonly name: string }): void => {
  if (made === own) return;
  throw new TypeError(
    `${own.name} is final in this grader's version of the library, since its operations are counted: it cannot be extended here. Keep a ${own.name} in a field of your class instead.`,
  );
};

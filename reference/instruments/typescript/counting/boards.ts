/** What the instruments may ask of a substitute Board without being counted. */

export interface BoardAccess {
  /** Is this one of the grader's? */
  is(value: unknown): boolean;
  /** The board whose neighbors() made this one; null for one that was constructed, and for a twin. */
  parent(board: unknown): unknown;
  /** Moves from the root of its lineage. */
  depth(board: unknown): number;
  manhattan(board: unknown): number;
  text(board: unknown): string;
}

const none: BoardAccess = {
  is: () => false,
  parent: () => null,
  depth: () => -1,
  manhattan: () => 0,
  text: () => '',
};

export const noBoards = (): { access: BoardAccess } => ({ access: none });

/** Of the realm that is running. */
export let boards = noBoards();

/** Called by the substitute Board of each new realm. */
export const registerBoards = (access: BoardAccess): void => {
  boards.access = access;
};

export const useBoards = (ofRealm: { access: BoardAccess }): void => {
  boards = ofRealm;
};

/** The board that a lineage begins with. */
export const rootOf = (board: unknown): unknown => {
  const { access } = boards;
  let root = board;
  for (let up = access.parent(root); up !== null; up = access.parent(root)) root = up;
  return root;
};

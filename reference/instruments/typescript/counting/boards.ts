/** What the instruments may ask of a substitute Board without being counted. */

export interface BoardAccess {
  /** Moves from the root of its lineage; -1 for what is none of the grader's boards. */
  readonly depth: (value: unknown) => number;
  /** The board that its lineage begins with: one that was constructed, or a twin. */
  root(board: unknown): unknown;
  /** The board whose neighbor it is, or null. */
  parent(board: unknown): unknown;
  manhattan(board: unknown): number;
  text(board: unknown): string;
}

const none: BoardAccess = {
  depth: () => -1,
  root: (board) => board,
  parent: () => null,
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

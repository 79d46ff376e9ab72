/** The name of this package, in identifiers and paths that others read. */
export const packageName = '8puzzle-grader';

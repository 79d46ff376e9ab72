/** Root must not run subjects as root: limits on threads do not hold for it, and it may read everything. */
export const runsAsRoot = (): boolean => process.getuid?.() === 0;

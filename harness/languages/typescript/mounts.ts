/** What this language's processes see of the host: Node and the kit. */
import type { Mount } from '../../contracts/sandbox.ts';
import type { Kit } from './kit.ts';

export const nodeMounts = (kit: Kit): { readonly node: Mount; readonly kit: Mount } => ({
  node: { from: kit.node, to: '/node' },
  kit: { from: kit.folder, to: '/kit' },
});

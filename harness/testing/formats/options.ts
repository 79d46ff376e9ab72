/** As a file is rendered. */
import type { RenderOptions } from '../../contracts/format.ts';

export const plainOptions: RenderOptions = { width: 80, color: false, verbose: false, details: null };

/** SHA-256 of a content, in hexadecimal digits. */
import { createHash } from 'node:crypto';

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export interface ZipEntry {
  readonly mode: number;
  readonly text: string;
}

/** What is in a zip, by path and in its order. */
export const readZip = async (bytes: Buffer): Promise<Map<string, ZipEntry>> => {
  const zip = await yauzl.fromBufferPromise(bytes);
  const entries = new Map<string, ZipEntry>();
  for await (const entry of zip.eachEntry()) {
    const text = (await buffer(await zip.openReadStreamPromise(entry))).toString();
    entries.set(entry.fileName, { mode: (entry.externalFileAttributes >>> 16) & 0o777, text });
  }
  return entries;
};

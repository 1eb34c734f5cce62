import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** A path of our own making: letters, digits, points, hyphens and slashes. */
  readonly name: string;
  /** Called when its turn has come, so that only one file is in memory at a time. */
  readonly load: () => Promise<Uint8Array>;
  /** Pictures are compressed already. */
  readonly isCompressed?: boolean;
}

const safeName = /^(?:[a-z0-9][a-z0-9.-]*\/)*[a-z0-9][a-z0-9.-]*$/;

/** A ZIP of these files as a stream. It fails when a file cannot be loaded. */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { name, load, isCompressed = false } of entries) {
    if (!safeName.test(name) || name.includes('..')) throw new Error(`not a name for a file in a ZIP: ${name}`);
    zip.addReadStreamLazy(name, { mtime, compress: !isCompressed }, (done) => {
      load().then((bytes) => done(null, Readable.from([bytes], { objectMode: false })), fail);
    });
  }
  zip.end();
  return output;
}

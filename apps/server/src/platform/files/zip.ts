import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** One file of an archive, written as it comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** The first day that the format knows: an archive says nothing about the clock of the server. */
const MTIME = new Date(1980, 0, 1);

/**
 * A ZIP archive as a stream: one entry after the other, nothing of it is held in memory but its list of names. Entries may
 * be found while those before them are written.
 */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const archive = new ZipFile();
  const output = archive.outputStream;
  if (!(output instanceof Readable)) throw new TypeError("An archive is written as a stream.");
  const sources: Readable[] = [];
  const add = ({ name, content }: ZipEntry) =>
    archive.addReadStreamLazy(name, { mtime: MTIME, forceDosTimestamp: true }, (give) => {
      const source = Readable.from(content);
      source.once("error", (failure) => output.destroy(failure));
      sources.push(source);
      give(null, source);
    });
  const addAll = async () => {
    for await (const entry of entries) add(entry);
    archive.end();
  };
  addAll().catch((failure: unknown) => output.destroy(failure as Error));
  try {
    yield* output;
  } finally {
    // Who stops reading, as browsers that go away do, ends what is read for them.
    for (const source of sources) source.destroy();
  }
}

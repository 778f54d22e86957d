import { crc32, inflateRawSync } from "node:zlib";

/** Files of a ZIP archive by name, read from its directory as any program would; checks sums and sizes. */
export function unzip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error("The directory is broken.");
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset));
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + (packed ?? 0)));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name} came out wrong.`);
    files[name] = content.toString("utf8");
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

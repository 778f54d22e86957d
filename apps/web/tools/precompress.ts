/** Writes .br and .gz beside every compressible file of the client build, so that the server never compresses an asset. */
import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const client = join(dirname(fileURLToPath(import.meta.url)), "../dist/client");
const MIN_BYTES = 512;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

for await (const file of glob("**/*.{js,css,svg,json,txt,html,webmanifest,wasm}", { cwd: client })) {
  const path = join(client, file);
  const content = await readFile(path);
  if (content.length < MIN_BYTES) continue;
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

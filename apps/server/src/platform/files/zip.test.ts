import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { unzip } from "#test/unzip.ts";
import { zipStream } from "./zip.ts";

async function* parts(...content: (string | Uint8Array)[]) {
  yield* content;
}
async function archive(entries: Parameters<typeof zipStream>[0]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it("writes an archive whose files come out as they went in, Greek names included", async () => {
  const large = "Θάλασσα ".repeat(50_000);
  const zip = await archive([
    { name: "δεδομένα.json", content: parts('{"a":', "1}") },
    { name: "large.txt", content: parts(large) },
    { name: "empty.txt", content: parts() },
  ]);
  expect(unzip(zip)).toEqual({ "δεδομένα.json": '{"a":1}', "large.txt": large, "empty.txt": "" });
  expect(zip.length).toBeLessThan(large.length / 10);
});

it("ends with the failure of what it packs, never as a whole archive", async () => {
  async function* broken() {
    yield "begun";
    throw new Error("the database went away");
  }
  await expect(archive([{ name: "data.json", content: broken() }])).rejects.toThrow("the database went away");
});

it("can be left in the middle, as a browser does that goes away", async () => {
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield randomBytes(64 * 1024);
    } finally {
      isOver = true;
    }
  }
  const stream = Readable.from(zipStream([{ name: "large.bin", content: endless() }]));
  for await (const chunk of stream) if (Buffer.from(chunk).length > 1000) break;
  // An error that nobody handles would end the test run, and the server.
  await expect.poll(() => isOver).toBe(true);
});

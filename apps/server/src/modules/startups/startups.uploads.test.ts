import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../../../test/server.ts";

let server: TestServer;
let founder: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  founder = await server.createUser();
});
afterAll(() => server.close());

async function upload(
  bytes: Uint8Array,
  {
    cookie = founder.cookie,
    headers = {},
    name = "logo.png",
  }: { cookie?: string; headers?: Record<string, string>; name?: string } = {},
) {
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)], { type: "image/png" }), name);
  return fetch(`${server.url}/api/files/logos`, {
    method: "POST",
    body,
    headers: { "x-kerkis": "1", cookie, ...headers },
  });
}
const codeOf = async (response: Response): Promise<unknown> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#0a6" } });

test.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
  "%s becomes a square WebP without metadata, served for good",
  async (format) => {
    const source = await canvas(300, 120)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .toFormat(format)
      .toBuffer();
    const response = await upload(source);
    expect(response.status).toBe(200);
    const { logo_url } = (await response.json()) as { logo_url: string };
    expect(logo_url).toMatch(/^\/files\/logos\/[\w-]+\.webp$/);
    const logo = await fetch(server.url + logo_url);
    expect(Object.fromEntries(logo.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    const metadata = await sharp(Buffer.from(await logo.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
  },
);

test.each([
  ["text", Buffer.from("not an image at all")],
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
  ["HTML behind a PNG's first bytes", Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("<script>")])],
  ["PDF", Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj")],
])("%s is no image, whatever the form says", async (_, bytes) => {
  expect(await codeOf(await upload(bytes))).toEqual([422, "file.not_an_image"]);
});

test("a TIFF is refused, and so is an image cut in half", async () => {
  expect(await codeOf(await upload(await canvas(9, 9).tiff().toBuffer()))).toEqual([422, "file.not_an_image"]);
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 99, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  expect(await codeOf(await upload(noise.subarray(0, noise.length / 2)))).toEqual([422, "file.not_an_image"]);
});

test("a small file that unpacks to gigabytes is refused without unpacking it", async () => {
  const side = 30_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    return Buffer.concat([frame.subarray(0, 4), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const bomb = Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  for (const bytes of [bomb, huge]) expect(await codeOf(await upload(bytes))).toEqual([422, "file.dimensions"]);
});

test("more than 2 MB is refused with the limit", async () => {
  const response = await upload(Buffer.alloc(2 * 1024 * 1024 + 1, 1));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: "file.too_large", data: { params: { megabytes: 2 } } });
});

test("signed out, from another site or without a file, nothing is stored", async () => {
  const image = await canvas(9, 9).png().toBuffer();
  expect(await codeOf(await upload(image, { cookie: "" }))).toEqual([401, "auth.required"]);
  expect(await codeOf(await upload(image, { headers: { "x-kerkis": "" } }))).toEqual([403, "request.origin"]);
  expect(await codeOf(await upload(image, { headers: { origin: "https://evil.example" } }))).toEqual([
    403,
    "request.origin",
  ]);
  expect(await codeOf(await upload(Buffer.alloc(0)))).toEqual([422, "file.empty"]);
  const json = await fetch(`${server.url}/api/files/logos`, {
    method: "POST",
    body: "{}",
    headers: { "x-kerkis": "1", cookie: founder.cookie, "content-type": "application/json" },
  });
  expect(await codeOf(json)).toEqual([422, "input.invalid"]);
});

test("names that are no logo's answer «not found», never another file", async () => {
  for (const name of ["missing.webp", "..%2f..%2fsecret", "%2e%2e%2fsecret", "a/b.webp"]) {
    const response = await fetch(`${server.url}/files/logos/${name}`);
    expect([name, response.status]).toEqual([name, 404]);
  }
});

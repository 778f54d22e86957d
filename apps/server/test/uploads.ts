import sharp from "sharp";
import type { TestServer } from "./server.ts";

/** Uploads a picture over HTTP. @returns the whole answer */
export async function postImage(
  server: Pick<TestServer, "url">,
  kind: "logos" | "avatars",
  cookie: string,
  { width = 60, height = 40 }: { width?: number; height?: number } = {},
): Promise<Response> {
  const image = await sharp({ create: { width, height, channels: 3, background: "#0a6" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(image)], { type: "image/png" }), "picture.png");
  return fetch(`${server.url}/api/files/${kind}`, { method: "POST", body, headers: { "x-kerkis": "1", cookie } });
}

/** Uploads a file as the answer to a question of a draft over HTTP. @returns the whole answer */
export async function postAnswer(
  server: Pick<TestServer, "url">,
  cookie: string,
  { id, question, bytes, name }: { id: string; question: string; bytes: Uint8Array; name: string },
): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)]), name);
  return fetch(`${server.url}/api/files/answers?application=${id}&question=${question}`, {
    method: "POST",
    body,
    headers: { "x-kerkis": "1", cookie },
  });
}

/** Uploads a picture. @returns its path */
export async function uploadImage(
  server: Pick<TestServer, "url">,
  kind: "logos" | "avatars",
  cookie: string,
): Promise<string> {
  const answer = (await (await postImage(server, kind, cookie)).json()) as Record<string, string>;
  const path = answer[kind === "logos" ? "logo_url" : "avatar_url"];
  if (!path) throw new Error(`The upload was refused: ${JSON.stringify(answer)}`);
  return path;
}

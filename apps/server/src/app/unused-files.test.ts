import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { castOf, filledDraft } from "#test/application-process.ts";
import { startTestServer, type TestServer } from "#test/server.ts";
import { postImage, uploadImage } from "#test/uploads.ts";
import { shownFiles } from "./compose.ts";
import { deleteUnusedFiles } from "./unused-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const statusOf = async (path: string) => (await fetch(server.url + path)).status;

it("deletes after a day what nothing shows, and nothing else", async () => {
  const { founder, organizationId } = await castOf(server, "Blue Hub");
  const upload = () => uploadImage(server, "logos", founder.cookie);
  const [unused, inDraft, ofOrganization, inBranding, avatar] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await uploadImage(server, "avatars", founder.cookie),
  ];
  await filledDraft(founder, { logo_url: inDraft });
  await createOrganization(server.db, { logoUrl: ofOrganization });
  await server.ownerDb.$client.query("update organization_settings set branding = $2 where organization_id = $1", [
    organizationId,
    { cover: { url: inBranding } },
  ]);
  const { version } = await founder.api.identity.account();
  await founder.api.identity.updateProfile({ version, avatar_url: avatar });

  server.clock.advance(DAY_MS - 60_000);
  expect(await deleteUnusedFiles(server.platform, shownFiles())).toBe(0);
  server.clock.advance(61_000);
  const young = await upload();
  expect(await deleteUnusedFiles(server.platform, shownFiles())).toBe(1);
  expect(await statusOf(unused)).toBe(404);
  for (const kept of [inDraft, ofOrganization, inBranding, avatar, young])
    expect([kept, await statusOf(kept)]).toEqual([kept, 200]);
});

it("takes as many pictures a day as one needs, and no more", async () => {
  const { cookie } = await server.createUser();
  const { cookie: other } = await server.createUser();
  await server.ownerDb.$client.query(
    `insert into stored_files (key, uploaded_by, bytes, created_at)
     select 'logos/' || gen_random_uuid() || '.webp', s.user_id, 1, $2 from auth_sessions s, generate_series(1, $3)
     where s.token = $1`,
    [tokenOf(cookie), server.clock.now().toISOString(), 59],
  );
  const results = await Promise.all([postImage(server, "avatars", cookie), postImage(server, "logos", cookie)]);
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  const refused = results.find(({ status }) => status === 429);
  expect(await refused?.json()).toMatchObject({
    code: "file.quota",
    data: { params: { count: 60 } },
  });
  expect((await postImage(server, "avatars", other)).status).toBe(200);
  server.clock.advance(DAY_MS);
  expect((await postImage(server, "avatars", cookie)).status).toBe(200);
});

const tokenOf = (cookie: string) => decodeURIComponent(cookie).split("=")[1]?.split(".")[0];

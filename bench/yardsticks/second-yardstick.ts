// The product beside the narrowest SQL that answers a person's question: many ids, many lists, many searches.
import { loadAll, type Call } from "../load.ts";
import type { ServerProcess } from "../processes.ts";
import type { Question, Questions } from "./questions.ts";
import { meanOf, measureSide, type Side } from "../side.ts";

const CONNECTIONS = [50, 200];
const REPETITIONS = 2;
const COMPARED = 20;

export interface NarrowRow {
  name: string;
  connections: number;
  product: Side;
  narrow: Side;
}

export interface Sides {
  product: ServerProcess;
  narrow: ServerProcess;
  /** Process id of PostgreSQL, whose children work for both in turn. */
  postmaster: number;
  seconds: number;
}

/** What a row of it is called where rows are chosen. */
const narrowName = (question: string): string => `narrowest: ${question}`;

/** Every question at 50 and 200 connections, both sides in turn; the mean of the repetitions. */
export async function measureNarrow(
  sides: Sides,
  questions: Questions,
  isWanted: (row: string) => boolean,
): Promise<NarrowRow[]> {
  await compareNames(sides, questions["startup by id"]);
  const rows: NarrowRow[] = [];
  const asks = Object.entries<Question[]>({ ...questions }).filter(([name]) => isWanted(narrowName(name)));
  for (const [name, asked] of asks) {
    for (const connections of CONNECTIONS) {
      const measure = (side: "product" | "narrow", seconds: number) => {
        const calls = asked.map((question) => question[side]);
        return measureSide(sides[side], sides.postmaster, () => loadAll(sides[side].url, calls, connections, seconds));
      };
      await measure("product", 1);
      await measure("narrow", 1);
      const runs: { product: Side; narrow: Side }[] = [];
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        const product = await measure("product", sides.seconds);
        runs.push({ product, narrow: await measure("narrow", sides.seconds) });
      }
      const row = {
        name,
        connections,
        product: meanOf(runs.map(({ product }) => product)),
        narrow: meanOf(runs.map(({ narrow }) => narrow)),
      };
      rows.push(row);
      const ratio = row.product.requestsPerSecond / row.narrow.requestsPerSecond;
      console.log(`${narrowName(name)} ×${connections}: ${ratio.toFixed(2)}`);
    }
  }
  return rows;
}

/** Both must mean the same startup before anything is timed. */
async function compareNames({ product, narrow }: Sides, questions: Question[]): Promise<void> {
  const nameAt = async (url: string, { path }: Call): Promise<unknown> => {
    const answer: unknown = await (await fetch(`${url}${path}`)).json();
    return Reflect.get(Object(Array.isArray(answer) ? answer[0] : answer), "name");
  };
  for (const question of questions.slice(0, COMPARED)) {
    const names = [await nameAt(product.url, question.product), await nameAt(narrow.url, question.narrow)];
    if (names[0] === undefined || names[0] !== names[1])
      throw new Error(`Two answers to one question: ${names.join()}.`);
  }
}

import type { Reader } from "#platform/db/db.ts";
import type { PersonalSection } from "./personal-data.ts";

/** Everything of a person as one JSON document, written section by section. */
export async function* personalJson(
  db: Reader,
  userId: string,
  sections: readonly PersonalSection[],
  at: string,
): AsyncGenerator<string> {
  yield `{\n  "product": "Kerkis",\n  "exported_at": ${JSON.stringify(at)}`;
  for (const { name, rows } of sections) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const row of rows(db, userId)) {
      yield `${isFirst ? "" : ","}\n    ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? "]" : "\n  ]";
  }
  yield "\n}\n";
}

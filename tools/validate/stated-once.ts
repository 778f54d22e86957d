/** What is stated in one place: a second statement of it drifts away from the first. */
interface Statement {
  what: string;
  /** Where it stands. */
  at: string;
  /** Where it could be said again. */
  within: RegExp;
  /** How it would look. */
  again: RegExp;
}

const PRODUCT = /^(apps|packages)\//;

const STATEMENTS: readonly Statement[] = [
  {
    what: "the length of an hour or a day",
    at: "packages/contract/src/core/limits.ts",
    within: PRODUCT,
    again: /60 \* 60|\b3_?600(_?000)?\b|\b86_?400(_?000)?\b/,
  },
  {
    what: "what an id looks like",
    at: "packages/contract/src/core/text/ids.ts",
    within: PRODUCT,
    again: /\[0-9a-f-?\]\{(8|36)\}/i,
  },
  {
    what: "a person's full name in SQL",
    at: "apps/server/src/modules/identity/identity.tables.ts",
    within: /^apps\/server\/src\//,
    again: /first_name\}? \|\| ' '/,
  },
  {
    what: "a name in this browser's storages",
    at: "apps/web/src/shared/storage/stored-names.ts",
    within: /^apps\/web\/src\//,
    again: /["'`]kerkis\.[a-z]/,
  },
];

/** A key of the query cache is written where its factory stands. */
const KEY = /queryKey: \[\s*["'`]/;
const KEY_FACTORY = /\.queries\.ts$|\/permissions\/session\.ts$/;

const isTest = (file: string): boolean => /\.(test|spec|factory)\.tsx?$/.test(file);

/** What a file says again that is stated elsewhere. Tests say what they expect in words of their own. */
export function statedAgain(file: string, text: string): string[] {
  if (isTest(file)) return [];
  const again = STATEMENTS.filter(({ at, within, again: look }) => at !== file && within.test(file) && look.test(text));
  const isKey = file.startsWith("apps/web/src/") && !KEY_FACTORY.test(file) && KEY.test(text);
  return [
    ...again.map(({ what, at }) => `${file} says ${what} again; it stands in ${at}`),
    ...(isKey ? [`${file} writes a query key; keys stand in the feature's queries`] : []),
  ];
}

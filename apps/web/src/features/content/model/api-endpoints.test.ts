import { expect, it } from "vitest";
import { apiModules, givenBy, searchEndpoints, takenBy } from "./api-endpoints.ts";
import { moduleLead, moduleName } from "./api-module-names.ts";

const all = apiModules.flatMap(({ endpoints }) => endpoints);
function fieldsOf(name: string) {
  const endpoint = all.find((one) => one.name === name);
  return { takes: endpoint && takenBy(endpoint), gives: endpoint && givenBy(endpoint) };
}
const found = (query: string) =>
  searchEndpoints(apiModules, query).flatMap(({ endpoints }) => endpoints.map(({ name }) => name));

it("every endpoint says what it does in both languages, each in its own letters and unlike any other of its module", () => {
  expect(all.length).toBeGreaterThan(100);
  const untold = all.filter(
    ({ summary: { el, en } }) => !/\p{Script=Greek}.*[^:]\s*$/u.test(el) || !/^[^\p{Script=Greek}]{4,}$/u.test(en),
  );
  expect(untold.map(({ name }) => name)).toEqual([]);
  for (const { module, endpoints } of apiModules) {
    for (const language of ["el", "en"] as const) {
      const summaries = endpoints.map(({ summary }) => `${module}: ${summary[language]}`);
      expect([...new Set(summaries)]).toEqual(summaries);
    }
    expect(moduleName(module)).not.toBe("");
    expect(moduleLead(module)).not.toBe("");
  }
});

it("names what an endpoint takes and gives, with types and what must be there", () => {
  expect(fieldsOf("identity.signIn").takes).toContainEqual({
    name: "email",
    type: expect.any(String),
    isRequired: true,
  });
  const list = fieldsOf("startups.list");
  expect(list.takes).toContainEqual({
    name: "sort",
    type: '"newest" | "oldest" | "name"',
    isRequired: false,
  });
  expect(list.gives?.map(({ name }) => name)).toEqual(expect.arrayContaining(["items", "next_cursor"]));
  expect(fieldsOf("startups.get").takes).toEqual([{ name: "id", type: "uuid", isRequired: true }]);
  expect(fieldsOf("startups.duplicates").gives).toContainEqual({
    name: "id",
    type: "uuid | null",
    isRequired: true,
  });
});

it("is searched in either language, by path, by name and by field, whatever the accents and endings", () => {
  expect(found("κλειδι προσβασης")).toContain("identity.removePasskey");
  expect(found("passkey")).toContain("identity.removePasskey");
  expect(found("DELETE /api/notifications")).toContain("notifications.remove");
  expect(found("startups.facets")).toEqual(["startups.facets"]);
  expect(found("tax_number")).toContain("startups.duplicates");
  expect(found("δεν υπάρχει τέτοια κλήση")).toEqual([]);
  expect(found("  ")).toHaveLength(all.length);
});

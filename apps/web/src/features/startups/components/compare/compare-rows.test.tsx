import { beforeAll, expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { startup } from "../../model/startups.factory.ts";
import { compareFile } from "./compare-file.ts";
import { type Compared, compareGroups } from "./compare-rows.tsx";

beforeAll(() => provideLanguage(() => "en"));

const round = (on: string, amount: number | null, givers: string[], is_open = false) => ({
  id: `0199a000-0000-7000-8000-${on.replaceAll("-", "").padStart(12, "0")}`,
  kind: "seed" as const,
  on,
  amount,
  currency: "EUR",
  givers,
  is_open,
});
const alpha: Compared = {
  startup: {
    ...startup,
    name: "Alpha",
    funding_total: 2_400_000,
    women_led: true,
    funding_rounds: [round("2026-01-01", 500_000, [], true), round("2022-01-01", 900_000, ["Meltemi", "Argo"])],
  },
  followers: 12,
};
const beta: Compared = {
  startup: {
    ...startup,
    name: "Beta",
    funding_total: null,
    city: "",
    founded_on: null,
    verified: null,
    funding_rounds: [round("2024-05-01", null, ["Argo", "Meltemi"])],
  },
  followers: 0,
};

const row = (label: string) => {
  const rows = compareGroups([alpha, beta]).flatMap((group) => group.rows);
  const found = rows.find((one) => one.label === label);
  if (!found) throw new Error(`No row «${label}».`);
  return found;
};
const values = (label: string) => [alpha, beta].map((one) => row(label).same(one));

test("every fact is compared as it reads; what was not declared is nothing", () => {
  expect(values("Stage")).toEqual(["Seed", "Seed"]);
  expect(values("Seat")).toEqual(["Πειραιάς, Attica, Greece", "Attica, Greece"]);
  expect(values("Founded")).toEqual(["2021", null]);
  expect(values("Raised")).toEqual(["€2.4m", null]);
  expect(values("Led by women")).toEqual(["Yes", null]);
  expect(values("Followers")).toEqual(["12", "0"]);
  expect(values("Verified")).toEqual(["15 January 2026", null]);
});

test("an open round is told by its amount, sources are the same in any order, and one seat is a part of the most", () => {
  expect(values("Raising now")).toEqual(["€500k", "No"]);
  expect(values("Sources")).toEqual(["Argo,Meltemi", "Argo,Meltemi"]);
  expect(row("Raised").note).toBe("seat: €100k");
  expect(row("Over time").note).toBe("added up, 2022 to 2027");
});

test("amounts of one currency share its scale, mixed ones that of euros", () => {
  const raised = (currency: string, funding_total: number): Compared => ({
    startup: { ...startup, currency, funding_total },
    followers: 0,
  });
  const seat = (...all: Compared[]) => compareGroups(all)[1]?.rows[0]?.note;
  expect(seat(raised("USD", 2_400_000), raised("USD", 600_000))).toBe("seat: US$100k");
  expect(seat(raised("USD", 9_600_000), raised("EUR", 2_400_000))).toBe("seat: €100k");
});

test("a file has every fact that is told in words, and no drawing", async () => {
  const lines = (await compareFile([alpha, beta]).text()).split("\r\n");
  expect(lines[0]).toContain("Alpha,Beta");
  expect(lines).toContain("Followers,12,0");
  expect(lines.some((line) => line.startsWith("Over time"))).toBe(false);
});

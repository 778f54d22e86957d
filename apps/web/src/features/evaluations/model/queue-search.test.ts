import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "#shared/routing/search.ts";
import { isSameView, queueInput, type QueueSearch, queueSearch, searchOf } from "./queue-search.ts";

const id = "0199a000-0000-7000-8000-000000000001";
const written = (search: QueueSearch) => ({ ...search });
const read = (address: string) => queueSearch(parseSearch(address));

test("an address holds every filter and comes back the same", () => {
  const address = `?search=aktis&phase=open&industry=energy&stage=seed&evaluator=none&sort=name&application=${id}`;
  expect(stringifySearch(written(read(address)))).toBe(address);
  expect(queueInput(read(address))).toEqual({
    search: "aktis",
    phase: "open",
    industry: "energy",
    stage: "seed",
    evaluator_id: "none",
    sort: "name",
  });
});

test("what is not understood is dropped, so that no address breaks the page", () => {
  const odd = "?phase=draft&industry=magic&stage=1&evaluator=bob&sort=random&application=1&search=%20%20";
  expect(stringifySearch(written(read(odd)))).toBe("");
  expect(queueInput(read(odd))).toEqual({ sort: "newest" });
  expect(queueInput(read("?search=a&search=b")).search).toBe("a");
  expect(queueInput(read(`?search=${"α".repeat(500)}`)).search).toHaveLength(120);
  expect(queueInput(read(`?evaluator=${id}`)).evaluator_id).toBe(id);
});

test("a kept view leads to the address that it was kept on, and is known there again", () => {
  const search = read(`?phase=open&evaluator=none&programme=${id}&due=soon&sort=due`);
  const view = queueInput(search);
  expect(stringifySearch(written(searchOf(view)))).toBe(stringifySearch(written(search)));
  expect(isSameView(view, queueInput(searchOf(view)))).toBe(true);
  expect(isSameView(view, queueInput({ ...search, due: undefined }))).toBe(false);
});

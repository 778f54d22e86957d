import { useLocation } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asVisitor } from "#shared/permissions/session.ts";
import { optionalParams, parseSearch, textParam } from "#shared/routing/search.ts";
import { openTestPage, type TestPage } from "#shared/routing/test-page.factory.tsx";
import type { Column } from "./columns.ts";
import { useListAddress } from "./list-address.ts";
import type { ListFilters } from "./filters/list-filters.ts";
import { type ListPage, listQuery, type PageStart } from "./list-query.ts";
import { ListTable } from "./list-table.tsx";
import { ResourceList } from "./resource-list.tsx";
import { RowTitle } from "./row-title.tsx";
import { useList } from "./use-list.ts";
import { pressRow } from "./selection/press-row.factory.ts";
import { useSelection } from "./selection/use-selection.ts";

interface Boat {
  id: string;
  name: string;
  port: string;
}
const boat = (id: string, name: string, port = "Chania"): Boat => ({ id, name, port });
const END = { next_cursor: null };

const asked: ListFilters = {
  words: { name: "q", label: "Search boats" },
  filters: [
    { kind: "select", name: "port", label: "Port", any: "Any port", options: [{ value: "chania", label: "Chania" }] },
    {
      kind: "chips",
      name: "state",
      label: "State",
      fallback: "afloat",
      options: [
        { value: "afloat", label: "Afloat" },
        { value: "sunk", label: "Sunk", count: 3 },
      ],
    },
    { kind: "given", name: "owner", label: "Of one owner" },
  ],
  sort: {
    name: "sort",
    label: "Order",
    fallback: "newest",
    inHeader: true,
    options: [
      { value: "newest", label: "Newest" },
      { value: "name", label: "Name" },
    ],
  },
};
const columns: readonly Column<Boat>[] = [
  {
    label: "Name",
    phone: "main",
    sort: { ascending: "name", descending: "name-back" },
    cell: ({ name, port }) => <RowTitle sub={port}>{name}</RowTitle>,
  },
  { label: "Port", phone: "top", cell: ({ port }) => port },
  { label: "Id", cell: ({ id }) => id },
];

/** Null for a list that says no number. */
let isCounted: boolean | null = true;
let shown: TestPage;
let answer: (start: PageStart) => Promise<ListPage<Boat>> | ListPage<Boat>;
const asks = vi.fn<(input: unknown) => void>();
const scrap = vi.fn<(names: string) => void>();
beforeEach(async () => {
  isCounted = true;
  asks.mockClear();
  scrap.mockClear();
  await page.viewport(1280, 800);
});
afterEach(() => shown.close());

function Boats() {
  const read = parseSearch(useLocation().searchStr);
  const search = optionalParams({
    q: textParam(read["q"]),
    port: textParam(read["port"]),
    state: textParam(read["state"]),
    owner: textParam(read["owner"]),
    sort: textParam(read["sort"]),
  });
  const address = useListAddress("/", search);
  const list = useList(
    listQuery({
      key: ["boats"],
      input: search,
      load: async (start) => {
        asks({ ...search, ...start });
        return await answer(start);
      },
    }),
  );
  const selection = useSelection({
    rows: list.rows,
    idOf: ({ id }) => id,
    canChoose: ({ port }) => port !== "Open sea",
    most: 2,
  });
  return (
    <ResourceList
      list={list}
      asked={asked}
      address={address}
      failed="The boats are not to be had"
      count={isCounted === null ? undefined : isCounted ? `${list.rows.length} boats` : ""}
      download={<a href="/boats.csv">Take along</a>}
      selection={selection}
      bulk={[
        {
          label: "Scrap",
          onRun: () => scrap(selection?.chosen.map(({ name }) => name).join(" ") ?? ""),
          tone: "danger",
        },
      ]}
      empty={{ title: "No boats yet", filtered: { title: "No such boat" } }}
    >
      {(boats) => (
        <ListTable
          label="Boats"
          rows={boats}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          columns={columns}
          selection={selection}
          sort={{ by: search.sort ?? "newest", onSort: (by) => address.change({ sort: by }) }}
        />
      )}
    </ResourceList>
  );
}
async function open(first: typeof answer, at = "/") {
  answer = first;
  shown = await openTestPage(<Boats />, { session: asVisitor(undefined), answers: {}, at });
}
const address = () => parseSearch(shown.address().split("?")[1] ?? "");
const button = (name: string | RegExp) => page.getByRole("button", { name });
const header = (name: string) => page.getByRole("columnheader", { name });
const tick = (name: string) => page.getByRole("checkbox", { name });

test("says that it is loading, then shows its rows and how many there are", async () => {
  const arrived = Promise.withResolvers<ListPage<Boat>>();
  await open(() => arrived.promise);
  await expect.element(page.getByText("Loading…")).toBeInTheDocument();
  arrived.resolve({ items: [boat("1", "Argo")], ...END });
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  await expect.element(page.getByText("1 boats")).toBeVisible();
  expect(button("Load more").elements()).toHaveLength(0);
});

test("a list that failed says why and is asked for again", async () => {
  await open(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect.element(page.getByRole("heading", { name: "The boats are not to be had" })).toBeVisible();
  await expect.element(page.getByText(/could not reach the service/)).toBeVisible();
  answer = () => ({ items: [boat("1", "Argo")], ...END });
  await button("Try again").click();
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
});

test("without a connection what was found stays and says so when other filters are chosen, and follows once it is back", async () => {
  await open(() => ({ items: [boat("1", "Argo")], next_cursor: "after-1" }));
  await expect.element(button("Load more")).toBeVisible();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await button("Sunk 3").click();
  const said = page.getByText(/shows what your earlier search found/);
  await expect.element(said).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  // The next page of what was asked for is not known.
  expect(button("Load more").elements()).toHaveLength(0);
  answer = () => ({ items: [boat("2", "Paralos")], ...END });
  shown.queryClient.getQueryCache().onOnline();
  await expect.element(page.getByRole("row", { name: /Paralos/ })).toBeVisible();
  expect(said.elements()).toHaveLength(0);
});

test("what the server refuses is no lost connection: the rows of other filters do not stand in for it", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  answer = () => Promise.reject(new Error("a fault"));
  await button("Sunk 3").click();
  await expect.element(page.getByRole("heading", { name: "The boats are not to be had" })).toBeVisible();
  expect(page.getByRole("row", { name: /Argo/ }).elements()).toHaveLength(0);
});

test("empty says what belongs here; where filters left nothing, they can be taken away", async () => {
  await open(() => ({ items: [], ...END }));
  await expect.element(page.getByRole("heading", { name: "No boats yet" })).toBeVisible();
  shown.close();
  await open(() => ({ items: [], ...END }), "/?port=chania&owner=7&q=ar");
  const nothing = page.getByRole("heading", { name: "No such boat" });
  await expect.element(nothing).toBeVisible();
  await button("Remove: Of one owner").click();
  await expect.poll(address).toEqual({ port: "chania", q: "ar" });
  await button("Clear filters").first().click();
  await expect.poll(address).toEqual({});
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("rows can be taken along as a file, nothing cannot", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByRole("link", { name: "Take along" })).toBeVisible();
  answer = () => ({ items: [], ...END });
  await button("Sunk 3").click();
  await expect.element(page.getByRole("heading", { name: "No such boat" })).toBeVisible();
  expect(page.getByRole("link", { name: "Take along" }).elements()).toHaveLength(0);
});

test("where nothing is found, what says so stands where rows would", async () => {
  isCounted = null;
  const above = () => document.querySelector("[aria-busy=false]")?.getBoundingClientRect().top;
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  const rows = above();
  expect(rows).toBeGreaterThan(0);
  answer = () => ({ items: [], ...END });
  await button("Sunk 3").click();
  await expect.element(page.getByRole("heading", { name: "No such boat" })).toBeVisible();
  await expect.poll(above).toBe(rows);
});

test("the next page comes on request; one that fails is tried again, and what is there stays", async () => {
  let isBroken = true;
  await open(({ cursor }) => {
    if (!cursor) return { items: [boat("1", "Argo")], next_cursor: "after-1" };
    if (isBroken) throw new TypeError("Failed to fetch");
    return { items: [boat("2", "Paralos")], ...END };
  });
  await button("Load more").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  isBroken = false;
  await button("Try again").click();
  await expect.element(page.getByRole("row", { name: /Paralos/ })).toBeVisible();
  expect(asks).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: "after-1" }));
});

test("filters, chips and words go to the address; the usual choice leaves it clean", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await page.getByRole("combobox", { name: "Port" }).selectOptions("chania");
  await button("Sunk 3").click();
  await page.getByRole("searchbox", { name: "Search boats" }).fill("  argo ");
  await expect.poll(address).toEqual({ port: "chania", state: "sunk", q: "argo" });
  await expect.poll(() => asks.mock.lastCall?.[0]).toMatchObject({ port: "chania", state: "sunk", q: "argo" });
  await button("Afloat").click();
  await expect.poll(address).toEqual({ port: "chania", q: "argo" });
});

test("what was found stays, dimmed, while other filters load", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  const arrived = Promise.withResolvers<ListPage<Boat>>();
  answer = () => arrived.promise;
  await button("Sunk 3").click();
  const table = () => page.getByRole("table").element().closest("[aria-busy]")?.getAttribute("aria-busy");
  await expect.poll(table).toBe("true");
  arrived.resolve({ items: [boat("2", "Paralos")], ...END });
  await expect.element(page.getByRole("row", { name: /Paralos/ })).toBeVisible();
  expect(table()).toBe("false");
});

test("a header sorts, tells its direction, and turns it round", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(header("Name")).toHaveAttribute("aria-sort", "none");
  await header("Name").getByRole("button").click();
  await expect.poll(address).toEqual({ sort: "name" });
  await expect.element(header("Name")).toHaveAttribute("aria-sort", "ascending");
  await header("Name").getByRole("button").click();
  await expect.element(header("Name")).toHaveAttribute("aria-sort", "descending");
  expect(header("Port").element().hasAttribute("aria-sort")).toBe(false);
});

test("rows are chosen one by one or all that fit a command, and a row that left is chosen no more", async () => {
  const boats = [boat("1", "Argo"), boat("2", "Paralos"), boat("3", "Salaminia"), boat("4", "Whale", "Open sea")];
  await open(() => ({ items: [...boats], ...END }));
  for (const name of ["Argo", "Paralos", "Salaminia"]) await tick(`Select ${name}`).click();
  // A command takes two.
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await button("Clear selection").click();
  await tick("Select Argo").click();
  await expect.element(page.getByText("1 selected")).toBeVisible();
  expect(tick("Select Whale").elements()).toHaveLength(0);
  await tick("Select all shown").click();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await button("Scrap").click();
  expect(scrap).toHaveBeenCalledWith("Argo Paralos");
  boats.shift();
  await shown.queryClient.invalidateQueries({ queryKey: ["boats"] });
  await expect.element(page.getByText("1 selected")).toBeVisible();
  await button("Clear selection").click();
  expect(button("Scrap").elements()).toHaveLength(0);
});

test("a finger that rests on a row chooses it and opens nothing; one that scrolls, and a mouse, do not", async () => {
  await page.viewport(390, 844);
  await open(() => ({ items: [boat("1", "Argo"), boat("2", "Beta"), boat("3", "Gamma", "Open sea")], ...END }));
  const beta = page.getByText("Beta");
  await expect.element(beta).toBeVisible();
  expect(pressRow(beta.element(), { pixels: 30 })).toBe(true);
  expect(pressRow(beta.element(), { pointerType: "mouse" })).toBe(true);
  pressRow(page.getByText("Gamma").element());
  await expect.element(tick("Select Beta")).not.toBeChecked();
  expect(pressRow(beta.element())).toBe(false);
  await expect.element(tick("Select Beta")).toBeChecked();
  await expect.element(page.getByText("1 selected")).toBeVisible();
  expect(beta.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true);
  expect(pressRow(beta.element())).toBe(false);
  await expect.element(tick("Select Beta")).not.toBeChecked();
});

test("a list that cannot be brought up to date says so and shows what it knows", async () => {
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
  answer = () => Promise.reject(new Error("no"));
  await shown.queryClient.invalidateQueries({ queryKey: ["boats"] });
  await expect.element(page.getByText(/could not be refreshed/)).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Argo/ })).toBeVisible();
});

test("on a phone a row is two lines, a name without end widens nothing, and filters wait behind a button", async () => {
  await page.viewport(390, 844);
  await open(() => ({ items: [boat("1", "Ω".repeat(120), "Π".repeat(120))], ...END }), "/?port=chania");
  const row = page.getByRole("row").last();
  await expect.element(row).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(row.getByText("1", { exact: true }).element().checkVisibility()).toBe(false);
  const port = () => page.getByRole("combobox", { name: "Port" }).elements().length;
  expect(port()).toBe(1);
  await button("Filters (1)").click();
  await expect.poll(port).toBe(0);
  await userEvent.keyboard("{Enter}");
  await expect.poll(port).toBe(1);
});

test("a total that is known later moves nothing", async () => {
  isCounted = false;
  await open(() => ({ items: [boat("1", "Argo")], ...END }));
  await expect.element(page.getByText("Argo").first()).toBeVisible();
  const top = () => page.getByText("Argo").first().element().getBoundingClientRect().top;
  const before = top();
  isCounted = true;
  shown.go("/?x=1");
  await expect.element(page.getByText("1 boats")).toBeVisible();
  expect(top()).toBe(before);
});

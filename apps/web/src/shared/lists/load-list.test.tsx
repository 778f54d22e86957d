import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { api } from "#shared/api/client.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { openTestPage, refusal } from "#shared/routing/test-page.factory.tsx";
import { type ListPage, listQuery } from "./list-query.ts";
import { loadList } from "./load-list.ts";

const listThat = (load: () => Promise<ListPage>) => listQuery({ key: ["boats"], input: {}, load, retry: false });
const failing = (error: unknown) =>
  listThat(async () => {
    throw error;
  });

test("a list that no connection brings leaves its page standing; what is wrong with the program does not", async () => {
  const client = new QueryClient();
  await expect(loadList(client, failing(new TypeError("Failed to fetch")))).resolves.toBeUndefined();
  await expect(loadList(client, failing(new Error("a fault")))).rejects.toThrow("a fault");
  await loadList(
    client,
    listThat(async () => ({ items: ["caique"], next_cursor: null })),
  );
  expect(client.getQueryData(failing(null).queryKey)?.pages).toEqual([{ items: ["caique"], next_cursor: null }]);
});

test("an address whose beginning was made up leads to the list's own", async () => {
  const shown = await openTestPage("", {
    answers: { "startups.list": () => refusal("input.invalid") },
    session: asVisitor(undefined),
  });
  const refused = listThat(() => api.startups.list({}));
  const client = new QueryClient();
  await expect(loadList(client, refused, () => "restart")).rejects.toBe("restart");
  await expect(loadList(client, refused)).rejects.toMatchObject({ code: "input.invalid" });
  shown.close();
});

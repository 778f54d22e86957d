import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useOneCommand } from "./use-one-command.ts";

let root: Root;
let rows: string[];
let asked: string[];
let outcomes: string[];
let fails: boolean;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function Rows() {
  const { data } = useQuery({ queryKey: ["rows"], queryFn: () => [...rows] });
  return data?.map((name) => <Row key={name} name={name} />);
}

function Row({ name }: { name: string }) {
  const queryClient = useQueryClient();
  const remove = useOneCommand({
    mutationFn: async (row: string) => {
      asked.push(row);
      if (fails) throw new Error("no");
      rows = rows.filter((other) => other !== row);
      return row;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["rows"] }),
  });
  const tell = () =>
    remove.mutate(name, {
      onSuccess: (row) => outcomes.push(`${row} is gone`),
      onError: ({ message }) => outcomes.push(message),
      onSettled: () => outcomes.push("settled"),
    });
  return (
    <button type="button" onClick={tell}>
      {name}
    </button>
  );
}

function open() {
  rows = ["One", "Two"];
  asked = [];
  outcomes = [];
  fails = false;
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Rows />
    </QueryClientProvider>,
  );
}

test("tells how it went when the row that was clicked has left with the answer, and runs once for two clicks", async () => {
  open();
  await expect.element(page.getByRole("button", { name: "One" })).toBeVisible();
  const [one] = page.getByRole("button", { name: "One" }).elements();
  for (const click of [1, 2]) one?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: click }));
  await expect.poll(() => outcomes).toEqual(["One is gone", "settled"]);
  await expect.element(page.getByRole("button", { name: "One" })).not.toBeInTheDocument();
  expect(asked).toEqual(["One"]);
});

test("tells what failed, and can be asked again", async () => {
  open();
  fails = true;
  await page.getByRole("button", { name: "Two" }).click();
  await expect.poll(() => outcomes).toEqual(["no", "settled"]);
  fails = false;
  await page.getByRole("button", { name: "Two" }).click();
  await expect.poll(() => outcomes).toEqual(["no", "settled", "Two is gone", "settled"]);
});

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { provideLanguage } from "#shared/i18n/language.ts";
import { Toaster } from "#shared/ui/overlays/toast.tsx";
import { useCommand } from "./use-command.ts";

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
  const remove = useCommand({
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

function open(element: ReactNode = <Rows />) {
  provideLanguage(() => "en");
  rows = ["One", "Two"];
  asked = [];
  outcomes = [];
  fails = false;
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
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

test("every click counts where several may be under way at a time", async () => {
  const answered = Promise.withResolvers<void>();
  function Switches() {
    const turn = useCommand({
      overlaps: true,
      mutationFn: (name: string) => {
        asked.push(name);
        return answered.promise;
      },
    });
    return ["bell", "mail"].map((name) => (
      <button key={name} type="button" onClick={() => turn.mutate(name)}>
        {name}
      </button>
    ));
  }
  open(<Switches />);
  await page.getByRole("button", { name: "bell" }).click();
  await page.getByRole("button", { name: "mail" }).click();
  await expect.poll(() => asked).toEqual(["bell", "mail"]);
  answered.resolve();
});

test("says how it went, and takes it back", async () => {
  function Switch() {
    const [isOn, setOn] = useState(false);
    const turn = useCommand({
      mutationFn: async (on: boolean) => {
        if (fails) throw new TypeError("Failed to fetch");
        setOn(on);
      },
      done: (_, on) => (on ? "It is on" : "It is off"),
      undo: async (_, on) => setOn(!on),
      failed: () => "It stays as it is",
    });
    return (
      <button type="button" onClick={() => turn.mutate(!isOn)}>
        {isOn ? "on" : "off"}
      </button>
    );
  }
  open(
    <>
      <Switch />
      <Toaster />
    </>,
  );
  fails = true;
  await page.getByRole("button", { name: "off" }).click();
  await expect.element(page.getByText("It stays as it is")).toBeVisible();
  await expect.element(page.getByText(/could not reach the service/)).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: "off" }).click();
  await expect.element(page.getByText("It is on")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: "off" })).toBeVisible();
});

import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { provideLanguage } from "#shared/i18n/language.ts";
import { Toaster } from "#shared/ui/overlays/toast.tsx";
import { useCommand } from "./use-command.ts";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

test("says of what could not be taken back that it was not, and asks how it stands", async () => {
  let asks = 0;
  function Switch() {
    useQuery({ queryKey: ["switch"], queryFn: () => (asks += 1) });
    const turn = useCommand<void>({
      mutationFn: () => Promise.resolve(),
      stale: () => [["switch"]],
      done: () => "It is on",
      undo: () => Promise.reject(new TypeError("Failed to fetch")),
      failed: () => "It stays as it is",
    });
    return (
      <button type="button" onClick={() => turn.mutate()}>
        off
      </button>
    );
  }
  provideLanguage(() => "en");
  const place = document.createElement("div");
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Switch />
      <Toaster />
    </QueryClientProvider>,
  );
  await expect.poll(() => asks).toBe(1);
  await page.getByRole("button", { name: "off" }).click();
  await expect.element(page.getByText("It is on")).toBeVisible();
  // What the command made stale is fresh before it is said to be done.
  expect(asks).toBe(2);
  // While toasts come and go a mouse finds none of them at rest.
  page
    .getByRole("button", { name: "Undo" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByText("It stays as it is")).toBeVisible();
  await expect.poll(() => asks).toBe(3);
});

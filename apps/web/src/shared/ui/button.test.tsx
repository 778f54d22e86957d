import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { createQueryClient } from "#shared/api/query-client.ts";
import "../../styles/app.css";
import { Button } from "./button.tsx";

let place: HTMLElement;
let root: Root;
let sent: number;
let alive: PromiseWithResolvers<void>;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  sent = 0;
  alive = Promise.withResolvers<void>();
});
afterEach(async () => {
  root.unmount();
  place.remove();
  await page.viewport(1280, 800);
});

/** A command that takes until the test ends. */
function Sender({ type }: { type: "button" | "submit" }) {
  const command = useMutation({
    mutationFn: () => {
      sent += 1;
      return new Promise<void>(() => undefined);
    },
  });
  useEffect(() => alive.resolve(), []);
  const send = () => command.mutate();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Forms check their fields first.
        void Promise.resolve().then(send);
      }}
    >
      <Button type={type} pending={command.isPending} {...(type === "button" && { onClick: send })}>
        Send
      </Button>
    </form>
  );
}

test.each(["button", "submit"] as const)(
  "the second click of a double click does nothing, however fast it comes: type %s",
  async (type) => {
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <Sender type={type} />
      </QueryClientProvider>,
    );
    await alive.promise;
    // Two tasks right after one another: no timer runs between them.
    const click = () => place.querySelector("button")?.click();
    await Promise.all([0, 1].map(() => scheduler.postTask(click, { priority: "user-blocking" })));
    await expect.element(page.getByRole("button", { name: "Send" })).toHaveAttribute("aria-busy", "true");
    expect(sent).toBe(1);
  },
);

test("a button that is not pending takes one click after another", async () => {
  let clicks = 0;
  root.render(<Button onClick={() => (clicks += 1)}>More</Button>);
  const button = page.getByRole("button", { name: "More" });
  await button.click();
  await button.click();
  await button.click();
  expect(clicks).toBe(3);
});

test.each(["sm", "md", "lg"] as const)(
  "on a phone a name of two lines stays within a button of size %s",
  async (size) => {
    await page.viewport(390, 844);
    place.style.width = "9rem";
    root.render(
      <Button variant="danger" size={size}>
        Delete the organization for good
      </Button>,
    );
    const button = page.getByRole("button", { name: "Delete the organization for good" });
    await expect.element(button).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(button.element());
    const [outer, inner] = [button.element().getBoundingClientRect(), text.getBoundingClientRect()];
    expect(inner.height).toBeGreaterThanOrEqual(30);
    expect(inner.top - outer.top).toBeGreaterThanOrEqual(6);
    expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(6);
  },
);

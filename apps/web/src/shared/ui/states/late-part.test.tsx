import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { latePart } from "./late-part.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

/** What the server writes of a part: it has the code already. */
const SERVER_HTML =
  '<button type="button" id="around">around</button><!--$--><button type="button">Seats<!-- -->: <!-- -->0</button><!--/$-->';

test("a part keeps the server's HTML until its code is here, and then takes it over", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>();
  const Part = latePart(() => promise);
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = SERVER_HTML;
  const [around, button] = host.querySelectorAll("button");
  function Page() {
    const [isPressed, setPressed] = useState(false);
    return (
      <>
        <button type="button" id="around" onClick={() => setPressed(true)}>
          {isPressed ? "alive" : "around"}
        </button>
        <Part name="Seats" />
      </>
    );
  }
  const problems: unknown[] = [];
  root = hydrateRoot(host, <Page />, { onRecoverableError: (error) => problems.push(error) });
  // The page around it is alive without it, and changes without touching it.
  await expect
    .poll(() => {
      around?.click();
      return around?.textContent;
    })
    .toBe("alive");
  expect(host.querySelectorAll("button")[1]).toBe(button);
  resolve(Counter);
  await expect
    .poll(() => {
      button?.click();
      return button?.textContent;
    })
    .toMatch(/^Seats: [1-9]/);
  expect(host.querySelectorAll("button")[1]).toBe(button);
  expect(problems).toEqual([]);
});

test("a download that fails is tried again", async () => {
  let tries = 0;
  const Part = latePart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return Counter;
  });
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = SERVER_HTML;
  root = hydrateRoot(
    host,
    <>
      <button type="button" id="around">
        around
      </button>
      <Part name="Seats" />
    </>,
  );
  await expect
    .poll(
      () => {
        const button = host.querySelectorAll("button")[1];
        button?.click();
        return button?.textContent;
      },
      { timeout: 10_000 },
    )
    .toMatch(/^Seats: [1-9]/);
  expect(tries).toBe(2);
});

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

test("what its owner says anew before its code is here is shown once it is, in the server's HTML", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Named>();
  const Named = ({ one }: { one: { name: string } }) => <p>{one.name}</p>;
  const Part = latePart(() => promise);
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = '<button type="button">again</button><!--$--><p>Seats</p><!--/$-->';
  const [button, text] = [host.querySelector("button"), host.querySelector("p")];
  function Page() {
    const [name, setName] = useState("Seats");
    return (
      <>
        <button type="button" onClick={() => setName("Chairs")}>
          {name === "Seats" ? "again" : "changed"}
        </button>
        <Part one={{ name }} />
      </>
    );
  }
  root = hydrateRoot(host, <Page />);
  await expect
    .poll(() => {
      button?.click();
      return button?.textContent;
    })
    .toBe("changed");
  await new Promise((done) => setTimeout(done, 100));
  expect(host.querySelector("p")).toBe(text);
  expect(text?.textContent).toBe("Seats");
  resolve(Named);
  await expect.poll(() => host.querySelector("p")?.textContent).toBe("Chairs");
  expect(host.querySelector("p")).toBe(text);
});

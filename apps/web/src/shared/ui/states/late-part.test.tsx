import { type ReactNode, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { isAlive } from "./kept-presses.ts";
import { latePart } from "./late-part.tsx";

let root: Root | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

/** A form whose code has not come, as a person sees it; `arrive` brings the code. */
async function openForm(options: { isQuiet?: boolean } = {}) {
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
  let tries = 0;
  // In development React complains of the mark of a press that waits.
  vi.spyOn(console, "error").mockReturnValue();
  const done: string[] = [];
  function Form() {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push("sent");
        }}
      >
        <button type="button" onClick={() => done.push("shown")}>
          <b>Show</b>
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  const Part = latePart(() => {
    tries += 1;
    return promise;
  }, options);
  const host = document.body.appendChild(document.createElement("div"));
  const html = renderToString(<Form />);
  host.innerHTML = `<!--$-->${html}<!--/$--><button type="button">Elsewhere</button>`;
  root = hydrateRoot(
    host,
    <>
      <Part />
      <button type="button">Elsewhere</button>
    </>,
  );
  const isHydrated = (name: string) => () => isAlive(page.getByRole("button", { name }).element());
  await expect.poll(isHydrated("Elsewhere")).toBe(true);
  return {
    done,
    isAskedFor: () => tries > 0,
    press: (name: string) => userEvent.click(page.getByRole("button", { name })),
    button: (name: string) => page.getByRole("button", { name }),
    arrive: async () => {
      resolve(Form);
      await expect.poll(isHydrated("Send")).toBe(true);
      await new Promise((over) => setTimeout(over, 200));
    },
  };
}

test.each([
  ["Show", "shown"],
  ["Send", "sent"],
])(
  "%s, pressed before its code is here, says that it was taken and is done once, as soon as it is",
  async (name, what) => {
    const { done, press, button, arrive } = await openForm();
    await press(name);
    await press(name);
    await expect.element(button(name)).toHaveAttribute("aria-busy", "true");
    await arrive();
    expect(done).toEqual([what]);
    await expect.element(button(name)).not.toHaveAttribute("aria-busy");
    await press(name);
    expect(done).toEqual([what, what]);
  },
);

test("of two presses the last counts, and one on what is alive ends the waiting", async () => {
  const { done, press, button, arrive } = await openForm();
  await press("Show");
  await press("Send");
  await expect.element(button("Show")).not.toHaveAttribute("aria-busy");
  await press("Elsewhere");
  await expect.element(button("Send")).not.toHaveAttribute("aria-busy");
  await arrive();
  expect(done).toEqual([]);
});

test.each<[string, (button: HTMLElement) => void]>([
  ["hidden", (button) => Object.assign(button, { hidden: true })],
  ["switched off", (button) => Object.assign(button, { disabled: true })],
  ["on another page", () => window.history.replaceState(null, "", "/elsewhere")],
])("a button that is %s by then is not pressed", async (_, change) => {
  const { href } = window.location;
  const { done, press, button, arrive } = await openForm();
  await press("Show");
  const element = button("Show").element();
  if (element instanceof HTMLElement) change(element);
  await arrive();
  window.history.replaceState(null, "", href);
  expect(done).toEqual([]);
});

test("a press that has waited for ten seconds is given up", async () => {
  const { done, press, button, arrive } = await openForm();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await press("Show");
  await expect.element(button("Show")).toHaveAttribute("aria-busy", "true");
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await expect.element(button("Show")).not.toHaveAttribute("aria-busy");
  await arrive();
  expect(done).toEqual([]);
});

test("a press brings the code of a part that would come when the browser is idle", async () => {
  vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  const { done, isAskedFor, press, arrive } = await openForm({ isQuiet: true });
  expect(isAskedFor()).toBe(false);
  await press("Show");
  await expect.poll(isAskedFor).toBe(true);
  await arrive();
  expect(done).toEqual(["shown"]);
});

test("a part that few screens show is asked for once one of them draws it", async () => {
  let asked = 0;
  const Part = latePart(
    async () => {
      asked += 1;
      return () => <p>Day</p>;
    },
    { isRare: true },
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBe(0);
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(<Part />);
  await expect.element(page.getByText("Day")).toBeVisible();
  expect(asked).toBe(1);
  root.unmount();
});

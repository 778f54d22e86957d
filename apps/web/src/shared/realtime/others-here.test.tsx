import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { OthersHere, useOtherAt } from "./others-here.tsx";
import type { PresentPerson } from "./people.ts";

const ELENI: PresentPerson = {
  userId: "1",
  name: "Ελένη",
  avatarUrl: null,
  status: "online",
  currentPage: "/",
  place: "texts",
  lastSeen: "2026-11-28T10:00:00.000Z",
};

test("who comes while a part's code is on its way costs it no HTML, and is shown in it once it is here", async () => {
  const Texts = () => <p>Texts: {useOtherAt("texts")?.name ?? "nobody"}</p>;
  const { promise, resolve } = Promise.withResolvers<typeof Texts>();
  const Part = latePart(() => promise);
  function Page() {
    const [people, setPeople] = useState<ReadonlyMap<string, PresentPerson>>(new Map());
    return (
      <>
        <button type="button" onClick={() => setPeople(new Map([["texts", ELENI]]))}>
          {people.size} others
        </button>
        <OthersHere people={people}>
          <Part />
        </OthersHere>
      </>
    );
  }
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = '<button type="button">0<!-- --> others</button><!--$--><p>Texts: <!-- -->nobody</p><!--/$-->';
  const text = host.querySelector("p");
  const root = hydrateRoot(host, <Page />);
  await expect
    .poll(async () => {
      await userEvent.click(page.getByRole("button"));
      return host.querySelector("button")?.textContent;
    })
    .toBe("1 others");
  await new Promise((over) => setTimeout(over, 200));
  expect(host.querySelector("p")).toBe(text);
  resolve(Texts);
  await expect.poll(() => text?.textContent).toBe("Texts: Ελένη");
  expect(host.querySelector("p")).toBe(text);
  root.unmount();
  host.remove();
});

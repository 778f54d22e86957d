import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TabPanel, Tabs } from "./tabs.tsx";

const NAMES = ["Crew", "Cargo", "Route"];

function Boat({ closed }: { closed?: string }) {
  const [value, setValue] = useState("Crew");
  return (
    <Tabs
      value={value}
      onValueChange={setValue}
      label="Boat"
      tabs={NAMES.map((name) => ({
        value: name,
        label: name,
        ...(name === closed && { disabled: { id: "why", reason: "Sealed" } }),
      }))}
    >
      {NAMES.map((name) => (
        <TabPanel key={name} value={name} isKept={name === "Route"}>
          {`All of ${name}`}
        </TabPanel>
      ))}
    </Tabs>
  );
}

let root: Root | undefined;
function mount(element: React.ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(element);
}
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const tab = (name: string) => page.getByRole("tab", { name });
const view = (name: string) => page.getByRole("tabpanel", { name });

test("a tab shows its view, named by it; others are gone but those that are kept", async () => {
  mount(<Boat />);
  await expect.element(view("Crew")).toHaveTextContent("All of Crew");
  expect(tab("Crew").element().getAttribute("aria-controls")).toBe(view("Crew").element().id);
  await tab("Cargo").click();
  await expect.element(view("Cargo")).toHaveTextContent("All of Cargo");
  expect(view("Crew").elements()).toEqual([]);
  expect(view("Route").elements()).toHaveLength(1);
});

test("arrows go round the row and choose, Home and End go to its ends, Tab goes on to the view", async () => {
  mount(<Boat />);
  await tab("Crew").click();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Route")).toHaveFocus();
  await expect.element(tab("Route")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(tab("Cargo")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{End}");
  await expect.element(tab("Route")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(tab("Crew")).toHaveFocus();
  await userEvent.tab();
  await expect.element(view("Crew")).toHaveFocus();
});

test("arrows pass what cannot be chosen", async () => {
  mount(<Boat closed="Cargo" />);
  await tab("Crew").click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Route")).toHaveFocus();
  await expect.element(tab("Cargo")).toBeDisabled();
});

// Where the device forces its colours, shadows and backgrounds are gone: every edge and every choice is seen all the same.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./support/journey.ts";
import { cast } from "./support/people/cast.ts";
import { addOrganization, addPerson } from "./support/people/people.ts";
import { submittedApplication } from "./support/people/registration.ts";
import { SCREENS } from "./support/screen-list.ts";

/** Screens that between them have every kind of control, card, choice and figure. */
const SHOWN = [
  "sign in",
  "display settings",
  "the registry",
  "the founder's dashboard",
  "notifications",
  "settings, notifications",
  "registration, company",
  "evaluation management",
  "an evaluation",
  "organization settings",
  "system settings",
  "system administration, features",
] as const;

const CONTROLS =
  "button, input:not([type=hidden], [type=file]), select, textarea, [role=combobox], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=dialog], [class*='shadow-sm'], [class*='shadow-md'], [class*='shadow-lg']";
const CHOSEN =
  "[aria-pressed=true], [role=tab][aria-selected=true], [aria-checked=true], [data-state=checked], nav [aria-current=page], label:has(> input:checked)";

/** Controls, cards and panels without an outline or a border of their own or of the box around them. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const isClear = (colour: string) => colour === "transparent" || /^rgba\(.*, 0\)$/.test(colour);
    const hasEdge = (node: Element): boolean => {
      const style = getComputedStyle(node);
      const isDrawn = (kind: string, width: string, colour: string) =>
        kind !== "none" && Number.parseFloat(width) > 0 && !isClear(colour);
      return (
        isDrawn(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        isDrawn(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor)
      );
    };
    const isSeen = (node: Element): boolean => {
      const { width, height } = node.getBoundingClientRect();
      return width > 2 && height > 2 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    return [...document.querySelectorAll(controls)]
      .filter((node) => isSeen(node) && !hasEdge(node) && !(node.parentElement?.closest(".control, label") ?? null))
      .map((node) => node.outerHTML.slice(0, 160));
  }, CONTROLS);

/** What is chosen and not filled with the device's colour for it, with its text in the colour that goes with that. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate((chosen) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText";
    const { backgroundColor, color } = getComputedStyle(probe);
    const found = [...document.querySelectorAll(chosen)].filter((node) => node.checkVisibility());
    const wrong = found.filter((node) => {
      const style = getComputedStyle(node);
      return style.backgroundColor !== backgroundColor || style.color !== color;
    });
    probe.remove();
    return wrong.map((node) => node.outerHTML.slice(0, 160));
  }, CHOSEN);

/** What can have the focus and does not show that it has: no ring of its own, of what covers it, or of the box around it. */
const ringless = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const found = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)")];
    const reachable = found.filter((node) => node.checkVisibility() && !node.matches(":disabled, [tabindex='-1']"));
    return reachable.slice(0, most).flatMap((node) => {
      node.focus();
      const around = [node, node.parentElement, node.parentElement?.parentElement];
      const isShown =
        isRing(getComputedStyle(node, "::after")) || around.some((box) => box && isRing(getComputedStyle(box)));
      return node.matches(":focus-visible") && isShown ? [] : [node.outerHTML.slice(0, 200)];
    });
  }, MOST_FOCUSED);

const MOST_FOCUSED = 40;

for (const name of SHOWN) {
  test(`${name} in forced colours: edges, choices and the focus are seen`, async ({ world, visit, language }) => {
    const screen = SCREENS[name]?.(await cast(world));
    expect(screen, "is on the list of screens").toBeDefined();
    const { page } = await visit({
      language,
      ...(screen?.person && { person: screen.person }),
      options: { forcedColors: "active" },
    });
    await open(page, screen?.path ?? "");
    await expect.poll(() => edgeless(page)).toEqual([]);
    await expect.poll(() => unmarked(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await ringless(page)).toEqual([]);
  });
}

/** The colours that boxes are filled with. */
const fills = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));

test("in forced colours a chosen score differs from its neighbours, and progress from what is left", async ({
  world,
  visit,
  language,
}) => {
  const organization = await addOrganization(world, `Χρώματα ${randomUUID().slice(0, 8)}`);
  const organizations = { [organization]: "member" as const };
  const [founder, evaluator] = [
    await addPerson(world, { organizations }),
    await addPerson(world, { role: "evaluator", organizations }),
  ];
  const coordinator = await addPerson(world, {
    role: "registry_coordinator",
    organizations: { [organization]: "coordinator" },
  });
  const { id } = await submittedApplication(founder, "Χρώμα");
  const assigned = await coordinator.call("POST", `/applications/${id}/evaluations`, { evaluator_id: evaluator.id });
  expect(assigned.status, JSON.stringify(assigned.body)).toBe(200);
  const { page, t } = await visit({ person: evaluator, language, options: { forcedColors: "active" } });
  await open(page, "/evaluator-dashboard");
  await page.getByRole("link", { name: t("evaluations_mine_start"), exact: true }).click();
  const steps = page.getByRole("radiogroup").first().getByRole("radio");
  await steps.nth(2).click();
  await expect(steps.nth(2)).toBeChecked();
  // The colour goes over by and by.
  await expect
    .poll(async () => {
      const [, before, chosen, after] = await fills(steps);
      return chosen !== before && chosen !== after && before === after;
    })
    .toBe(true);
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${t("autosave_saved")}$`) })).toHaveCount(1);

  await open(page, "/evaluator-dashboard");
  const seats = page.getByRole("main").locator("[data-seat]");
  await expect(seats.first()).toBeVisible();
  const [taken, ...free] = await fills(seats);
  expect(free.length).toBeGreaterThan(0);
  expect(new Set(free).size).toBe(1);
  expect(free[0]).not.toBe(taken);
  expect(await seats.first().evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
});

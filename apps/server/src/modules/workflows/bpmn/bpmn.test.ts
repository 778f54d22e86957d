import { LIBRARY, LIBRARY_KEYS } from "@kerkis/contract/workflows/library/library.taxonomy.ts";
import { lintDefinition } from "@kerkis/contract/workflows/definition/lint.policy.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { twoOrganizations, type ProcessCast } from "#test/application-process.ts";
import type { TestServer } from "#test/server.ts";
import { createWorkflow } from "../workflows.factory.ts";
import { definitionOf } from "./reading.reads.ts";
import { bpmnOf } from "./writing.policy.ts";

const MODEL = "http://www.omg.org/spec/BPMN/20100524/MODEL";
const file = (inside: string, before = "") =>
  `<?xml version="1.0"?>${before}<definitions xmlns="${MODEL}"><process id="p" name="Purchase">${inside}</process></definitions>`;
const flow = (id: string, from: string, to: string) =>
  `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"/>`;

test.each(LIBRARY_KEYS)("the library's %s comes back whole", (key) => {
  const { definition, name } = LIBRARY[key];
  expect(definitionOf(bpmnOf(definition, name))).toEqual({ definition, name });
});

test("words with marks, quotes and line ends come back as they were", () => {
  const { definition } = LIBRARY.registration;
  const name = { el: `«Έγκριση» & <έλεγχος> "α"`, en: "]]> 'b' \n c" };
  const nodes = definition.nodes.map((node) => ({ ...node, tells: { el: "α < β\nγ", en: 'a & "b"' } }));
  expect(definitionOf(bpmnOf({ ...definition, nodes }, name))).toEqual({ definition: { ...definition, nodes }, name });
});

test("another tool's file becomes steps; what it does not say is left open and named by the lint", () => {
  const { definition, name } = definitionOf(
    file(`<startEvent id="Start_1"/>
      <userTask id="Activity_0x" name="Έλεγχος δικαιολογητικών"><documentation>Ελέγχουμε</documentation></userTask>
      <exclusiveGateway id="Gateway_1" name="Over 10,000?" default="f4"/>
      <intermediateCatchEvent id="Wait" name="Cooling"><timerEventDefinition><timeDuration>P3D</timeDuration></timerEventDefinition></intermediateCatchEvent>
      <exclusiveGateway id="Merge"/><parallelGateway id="Fork"/><manualTask id="A" name="A"/><task id="B" name="B"/>
      <parallelGateway id="Sync"/><endEvent id="End"/>
      ${flow("f1", "Start_1", "Activity_0x")}${flow("f2", "Activity_0x", "Gateway_1")}${flow("f3", "Gateway_1", "Wait")}
      ${flow("f4", "Gateway_1", "Merge")}${flow("f5", "Wait", "Merge")}${flow("f6", "Merge", "Fork")}
      ${flow("f7", "Fork", "A")}${flow("f8", "Fork", "B")}${flow("f9", "A", "Sync")}${flow("f10", "B", "Sync")}
      ${flow("f11", "Sync", "End")}`),
  );
  expect(name).toEqual({ el: "", en: "Purchase" });
  expect(definition.nodes.map(({ id, type }) => `${id} ${type}`)).toEqual([
    "start_1 start",
    "activity_0x review",
    "gateway_1 condition",
    "wait wait",
    "fork split",
    "a review",
    "b review",
    "sync join",
    "end end",
  ]);
  expect(definition.nodes[1]).toMatchObject({ name: { el: "Έλεγχος δικαιολογητικών" }, tells: { el: "Ελέγχουμε" } });
  expect(definition.nodes[3]).toMatchObject({ working_days: 3 });
  expect(definition.edges).toContainEqual({ from: "gateway_1", on: "not_met", to: "fork", max: null });
  expect(definition.edges).toContainEqual({ from: "gateway_1", on: "met", to: "wait", max: null });
  expect(definition.edges).toContainEqual({ from: "wait", on: "next", to: "fork", max: null });
  const errors = lintDefinition(definition).filter(({ isError }) => isError);
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["unassigned", "no_condition", "unnamed"]));
});

const ENTITIES = `<!DOCTYPE bomb [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
describe("refused by name", () => {
  test.each([
    ["subProcess", file(`<subProcess id="s"/>`)],
    ["boundaryEvent", file(`<boundaryEvent id="s" attachedToRef="x"/>`)],
    ["inclusiveGateway", file(`<inclusiveGateway id="s"/>`)],
    ["laneSet", file(`<laneSet id="s"/>`)],
    ["scriptTask", file(`<scriptTask id="s"><script>alert(1)</script></scriptTask>`)],
    ["timerEventDefinition", file(`<startEvent id="s"><timerEventDefinition/></startEvent>`)],
    ["multiInstanceLoopCharacteristics", file(`<userTask id="s"><multiInstanceLoopCharacteristics/></userTask>`)],
    [
      "timeCycle",
      file(
        `<intermediateCatchEvent id="s"><timerEventDefinition><timeCycle>R</timeCycle></timerEventDefinition></intermediateCatchEvent>`,
      ),
    ],
    ["collaboration", `<definitions xmlns="${MODEL}"><collaboration id="c"/></definitions>`],
    ["sequenceFlow", file(`<startEvent id="s"/>${flow("f", "s", "nowhere")}`)],
    [
      "sequenceFlow",
      file(`<startEvent id="s"/><exclusiveGateway id="g"/>${flow("f", "s", "g")}${flow("h", "g", "g")}`),
    ],
    ["DOCTYPE", file("", ENTITIES)],
    [
      "kerkis:step",
      file(
        `<userTask id="s"><extensionElements><k:step xmlns:k="urn:kerkis:workflow">{"id":</k:step></extensionElements></userTask>`,
      ),
    ],
  ])("%s", (element, xml) => {
    expect(() => definitionOf(xml)).toThrow(expect.objectContaining({ code: "workflow.bpmn_unsupported", element }));
  });

  test.each([
    ["no XML", "hello"],
    ["nothing", "<none/>"],
    ["XML that breaks off", file("").slice(0, -5)],
    ["an entity of nobody", file("&bomb;")],
  ])("%s is unreadable", (_, xml) => {
    expect(() => definitionOf(xml)).toThrow(expect.objectContaining({ code: "workflow.bpmn_unreadable" }));
  });

  test.each([
    ["ten thousand steps", file(Array.from({ length: 10_000 }, (_, n) => `<userTask id="t${n}"/>`).join(""))],
    ["a thousand within each other", file(`${"<x>".repeat(1000)}${"</x>".repeat(1000)}`)],
    ["too many elements", file("<message/>".repeat(30_000))],
  ])("%s is too large, and said so at once", (_, xml) => {
    const began = performance.now();
    expect(() => definitionOf(xml)).toThrow(expect.objectContaining({ code: "workflow.bpmn_too_large" }));
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe("over the API", () => {
  let server: TestServer;
  let cast: ProcessCast;
  let elsewhere: ProcessCast;
  beforeAll(async () => {
    ({ server, cast, elsewhere } = await twoOrganizations());
  });
  afterAll(() => server?.close());

  test("what one organization exports another imports as a draft, without its people; nobody else may", async () => {
    const { definition } = LIBRARY.grant;
    const person = { kind: "person", user_id: cast.moderator.id } as const;
    const nodes = definition.nodes.map((node) => ("due_days" in node ? { ...node, assignee: person } : node));
    const { id } = await createWorkflow(server.db, cast.organizationId, { definition: { ...definition, nodes } });
    const { xml } = await cast.owner.api.workflows.exportBpmn({ id });
    const made = await elsewhere.owner.api.workflows.importBpmn({ xml });
    const template = await elsewhere.owner.api.workflows.template({ id: made.id });
    expect(template).toMatchObject({ state: "draft", number: null });
    expect(template.definition.edges).toEqual(definition.edges);
    expect(JSON.stringify(template)).not.toContain(cast.moderator.id);
    await expect(elsewhere.owner.api.workflows.exportBpmn({ id })).rejects.toMatchObject({
      code: "workflow.template_not_found",
    });
    for (const { api } of [cast.moderator, cast.member, cast.founder]) {
      await expect(api.workflows.exportBpmn({ id })).rejects.toMatchObject({ code: "auth.forbidden" });
      await expect(api.workflows.importBpmn({ xml })).rejects.toMatchObject({ code: "auth.forbidden" });
    }
    await expect(cast.owner.api.workflows.importBpmn({ xml: file(`<subProcess id="s"/>`) })).rejects.toMatchObject({
      code: "workflow.bpmn_unsupported",
      data: { params: { element: "subProcess" } },
    });
  });
});

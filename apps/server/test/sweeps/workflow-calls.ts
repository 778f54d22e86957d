import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { randomUUID } from "node:crypto";

/** Of none that there is: what passes the gate finds nothing. */
const unknownRecord = () => ({ id: randomUUID() });
/** A version nobody has seen. */
const STALE = 999_999;

/** A day after today. */
const someDay = (later: number) => new Date(Date.now() + later * DAY_MS).toISOString().slice(0, 10);

/** Valid inputs for the endpoints of workflows. */
export const WORKFLOW_CALLS = {
  "workflows.templates": () => ({}),
  "workflows.template": unknownRecord,
  "workflows.assigneeCounts": () => ({}),
  "workflows.assigneePeople": () => ({ q: "Sweep", named: randomUUID() }),
  "workflows.createTemplate": () => ({ library: "registration", name: { el: "Έλεγχος", en: "Sweep" } }),
  "workflows.saveTemplate": () => ({
    ...unknownRecord(),
    version: STALE,
    name: { el: "Έλεγχος", en: "Sweep" },
    definition: { nodes: [], edges: [] },
  }),
  "workflows.beginVersion": () => ({ ...unknownRecord(), version: STALE }),
  "workflows.dropVersion": () => ({ ...unknownRecord(), version: STALE }),
  "workflows.publishTemplate": () => ({ ...unknownRecord(), version: STALE }),
  "workflows.archiveTemplate": () => ({ ...unknownRecord(), version: STALE }),
  "workflows.exportBpmn": unknownRecord,
  "workflows.importBpmn": () => ({ xml: "<none/>" }),
  "workflows.versions": unknownRecord,
  "workflows.version": () => ({ ...unknownRecord(), number: 1 }),
  "workflows.previewMove": () => ({ ...unknownRecord(), number: 1 }),
  "workflows.moveCases": () => ({ ...unknownRecord(), number: 1 }),
  "workflows.caseSubjects": () => ({}),
  "workflows.startCase": () => ({ ...unknownRecord(), title: "Έλεγχος" }),
  "workflows.tasks": () => ({}),
  "workflows.taskWorkflows": () => ({}),
  "workflows.task": unknownRecord,
  "workflows.claimTask": unknownRecord,
  "workflows.claimTasks": () => ({ ids: [randomUUID()] }),
  "workflows.releaseTask": unknownRecord,
  "workflows.completeTask": () => ({ ...unknownRecord(), outcome: "next", answers: {}, reason: "" }),
  "workflows.delegateTask": () => ({ ...unknownRecord(), to: randomUUID(), reason: "" }),
  "workflows.delegates": unknownRecord,
  "workflows.postponeTask": unknownRecord,
  "workflows.bringBackTask": unknownRecord,
  "workflows.commentTask": () => ({ ...unknownRecord(), text: "Έλεγχος" }),
  "workflows.instances": () => ({}),
  "workflows.instance": unknownRecord,
  "workflows.remind": unknownRecord,
  "workflows.suspend": () => ({ ...unknownRecord(), reason: "Έλεγχος πρόσβασης" }),
  "workflows.resume": unknownRecord,
  "workflows.cancel": () => ({ ...unknownRecord(), reason: "Έλεγχος πρόσβασης" }),
  "workflows.retry": unknownRecord,
  "workflows.caseMentor": unknownRecord,
  "workflows.mentors": unknownRecord,
  "workflows.setMentor": () => ({ ...unknownRecord(), mentor_id: null }),
  "workflows.absences": () => ({}),
  "workflows.substitutes": () => ({}),
  "workflows.setAbsence": () => ({ from_on: someDay(1), until_on: someDay(2), substitute_id: randomUUID() }),
  "workflows.endAbsence": () => ({}),
  "workflows.heldTasks": () => ({ person: randomUUID() }),
  "workflows.receivers": () => ({ person: randomUUID() }),
  "workflows.handOver": () => ({ person: randomUUID(), to: randomUUID(), ids: [randomUUID()], reason: "" }),
  "workflows.processes": () => ({}),
  "workflows.outlook": () => ({ application: randomUUID() }),
  "workflows.registrationOutlook": () => ({}),
  "workflows.skip": () => ({ ...unknownRecord(), reason: "Έλεγχος πρόσβασης" }),
};

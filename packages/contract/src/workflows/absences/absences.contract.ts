import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { done } from "../../identity/identity.schema.ts";
import { offeredPeople, peopleInput } from "../people/people.schema.ts";
import { absenceInput, absences } from "./absences.schema.ts";

const own = { kind: "policy", policy: "task.own", page: "workflows" } as const;

export const absencesContract = {
  absences: endpoint({
    method: "GET",
    path: "/workflows/absence",
    summary: "When one is away and who stands in, and for whom one stands in oneself",
    access: own,
  })
    .input(z.object({}))
    .output(absences),
  substitutes: endpoint({
    method: "GET",
    path: "/workflows/absence/substitutes",
    summary: "Who may stand in for one: those who manage applications, and those of the same role",
    access: own,
  })
    .input(peopleInput)
    .output(offeredPeople),
  setAbsence: endpoint({
    method: "PUT",
    path: "/workflows/absence",
    summary: "Says when one is away and who does one's tasks meanwhile",
    access: own,
  })
    .input(absenceInput)
    .output(done),
  endAbsence: endpoint({
    method: "DELETE",
    path: "/workflows/absence",
    summary: "Ends one's absence: the tasks are one's own alone again",
    access: own,
  })
    .input(z.object({}))
    .output(done),
};

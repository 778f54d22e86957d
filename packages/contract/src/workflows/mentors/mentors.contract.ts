import { endpoint } from "../../core/endpoint.ts";
import { done } from "../../identity/identity.schema.ts";
import { instanceInput } from "../instances/instances.schema.ts";
import { offeredPeople } from "../people/people.schema.ts";
import { caseMentor, mentorInput, mentorsInput } from "./mentors.schema.ts";

const runner = { kind: "policy", policy: "workflow.run", page: "workflows" } as const;

export const mentorsContract = {
  caseMentor: endpoint({
    method: "GET",
    path: "/workflows/instances/{id}/mentor",
    summary: "The mentor of whoever a case is about",
    access: runner,
  })
    .input(instanceInput)
    .output(caseMentor),
  mentors: endpoint({
    method: "GET",
    path: "/workflows/instances/{id}/mentors",
    summary: "Who may be the mentor of whoever a case is about: the organization's mentors",
    access: runner,
  })
    .input(mentorsInput)
    .output(offeredPeople),
  setMentor: endpoint({
    method: "PUT",
    path: "/workflows/instances/{id}/mentor",
    summary: "Chooses the mentor of whoever a case is about; cases that wait for one go on",
    access: runner,
  })
    .input(mentorInput)
    .output(done),
};

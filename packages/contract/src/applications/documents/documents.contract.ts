import { endpoint } from "../../core/endpoint.ts";
import { done } from "../../identity/identity.schema.ts";
import { applicationId } from "../applications.schema.ts";
import { documentInput, documents } from "./documents.schema.ts";

/** Documents that are handed in beside a form's answers, because someone asked for them. */
export const documentsContract = {
  documents: endpoint({
    method: "GET",
    path: "/applications/{id}/documents",
    summary: "Documents that were asked for and handed in, for the applicant and those who manage the application",
    access: { kind: "policy", policy: "application.read" },
  })
    .input(applicationId)
    .output(documents),
  removeDocument: endpoint({
    method: "DELETE",
    path: "/applications/{id}/documents/{file}",
    summary: "Take back a document that was not sent yet; a repetition does no harm",
    access: { kind: "policy", policy: "application.own" },
  })
    .input(documentInput)
    .output(done),
};

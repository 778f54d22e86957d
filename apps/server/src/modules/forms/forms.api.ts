export { askedForm, formFacts, formVersionInForce, publishedVersions } from "./forms.reads.ts";
export { copyForm, createForm, deleteForm } from "./forms.service.ts";

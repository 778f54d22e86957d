export { askedForm, formFacts, formVersionInForce, publishedVersions, writesForm } from "./forms.reads.ts";
export { copyForm, createForm, deleteForm } from "./forms.service.ts";

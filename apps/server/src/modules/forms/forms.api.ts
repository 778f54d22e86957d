export { askedForm, formFacts, formVersionInForce } from "./forms.reads.ts";
export { copyForm, createForm, deleteForm } from "./forms.service.ts";

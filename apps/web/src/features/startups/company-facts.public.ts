/** What the business registry says of a company, for a form that asks its tax number. */
export { CompanyFacts } from "./components/gemi/company-facts.tsx";

/** What the business registry says of a company, for a form that asks its tax number. */
export { CompanyFacts, useCompanyHints } from "./components/gemi/company-facts.tsx";

/** Choosing the startups of a portfolio, for the form that an investor registers with. */
export { PortfolioField } from "./components/portfolio-field.tsx";

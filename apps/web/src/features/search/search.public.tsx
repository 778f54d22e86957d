/** What the shell uses of search. */
export { GlobalSearch } from "./components/global-search.tsx";

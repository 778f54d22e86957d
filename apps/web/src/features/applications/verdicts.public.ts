export { Verdicts } from "./components/verdicts.tsx";

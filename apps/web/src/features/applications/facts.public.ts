export { factName, factText } from "./model/fact-text.ts";

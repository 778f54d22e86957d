export { SAMPLES as LETTER_SAMPLES } from "./model/letter-words.ts";

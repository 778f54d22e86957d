/** What other features use of the public pages. */
export { topicName } from "./components/topic-names.ts";

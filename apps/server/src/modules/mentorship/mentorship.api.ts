export { mentorIdOf } from "./mentorship.reads.ts";
export { chooseMentor } from "./mentorship.service.ts";

/** What an application says, for those who judge it. */
export { ApplicationAnswers } from "./components/application-answers.tsx";

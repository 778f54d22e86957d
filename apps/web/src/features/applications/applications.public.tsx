export { ApplicationAnswers } from "./components/application-answers.tsx";

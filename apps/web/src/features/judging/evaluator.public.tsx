export { EvaluatorTools } from "./components/evaluator/evaluator-tools.tsx";

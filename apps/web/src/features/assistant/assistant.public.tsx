/** What the root of every page uses of the assistant; it loads by itself, after everything else (docs/decisions/0012-weight.md). */
export { ChatWidget } from "./components/chat-widget.tsx";

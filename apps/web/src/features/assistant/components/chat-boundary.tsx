import type { ReactNode } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { WidgetBoundary } from "#shared/ui/states/widget-boundary.tsx";

/** Specification 8: "Chat Error" shows the message. A refusal has words of its own. */
const wordsOf = (failure: unknown) => ({
  title: m.assistant_error_title(),
  text: errorCode(failure) === undefined && failure instanceof Error ? failure.message : errorText(failure),
});

/** Around the chat: what breaks in it stays in it. */
export function ChatBoundary({ children }: { children: ReactNode }) {
  return (
    <WidgetBoundary words={wordsOf} className="m-4">
      {children}
    </WidgetBoundary>
  );
}

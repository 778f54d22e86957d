import type { ReactNode } from "react";
import { Alert } from "#shared/ui/alert.tsx";

interface LinkStateProps {
  tone: "success" | "danger" | "warning";
  text: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/** How it went with a link of a mail, and the way on. */
export function LinkState({ tone, text, children }: LinkStateProps) {
  return (
    <>
      <Alert tone={tone} live>
        {text}
      </Alert>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </>
  );
}

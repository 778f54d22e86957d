import { useHydrated } from "@tanstack/react-router";
import type { ReactNode, SubmitEvent } from "react";
import { Button } from "#shared/ui/button.tsx";

interface AuthFormProps {
  onSubmit: (event: SubmitEvent) => unknown;
  submitLabel: string;
  pending: boolean;
  /** Keeps the button unusable, as sign-up does until the terms are ticked. */
  disabled?: boolean;
  children: ReactNode;
}

/**
 * A form of these pages. Until scripts run there is nothing that submits it: the browser would send what was typed in an
 * address or to a page that does not take it.
 */
export function AuthForm({ onSubmit, submitLabel, pending, disabled = false, children }: AuthFormProps) {
  const isHydrated = useHydrated();
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      <Button
        type={isHydrated ? "submit" : "button"}
        size="lg"
        pending={pending}
        disabled={disabled}
        className="mt-1 w-full"
      >
        {submitLabel}
      </Button>
    </form>
  );
}

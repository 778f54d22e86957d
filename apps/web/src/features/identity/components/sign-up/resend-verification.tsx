import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useResendVerification } from "../../identity.mutations.ts";

interface ResendVerificationProps {
  tone: "info" | "warning";
  title: string;
  text: string;
  /** Where the link goes. */
  email: string;
  /** Says where a demo installation keeps its mail. */
  note?: string | undefined;
  /** Announced when it appears. */
  live?: boolean;
}

/** Asks to open the link that was mailed, and offers to send it again. */
export function ResendVerification({ tone, title, text, email, note, live = false }: ResendVerificationProps) {
  const resend = useResendVerification();
  return (
    <Alert tone={tone} title={title} live={live}>
      <p className="break-words">{text}</p>
      {note && <p className="mt-2 text-sm">{note}</p>}
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        pending={resend.isPending}
        onClick={() => resend.mutate(email)}
      >
        {m.identity_resend()}
      </Button>
      <p role="status" className="text-sm font-medium not-empty:mt-2">
        {resend.isSuccess && m.identity_resent()}
        {resend.isError && errorText(resend.error)}
      </p>
    </Alert>
  );
}

import { type SubmitEvent, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useConfirmSignIn } from "../../identity.mutations.ts";
import { AuthForm } from "./auth-form.tsx";
import { CodeField } from "./code-field.tsx";

interface SecondFactorFormProps {
  token: string;
  next: string | undefined;
  /** The attempt is over: back to the first step. */
  onOver: () => void;
}

/** Second step of signing in: the app's code, or a backup code. */
export function SecondFactorForm({ token, next, onOver }: SecondFactorFormProps) {
  const [code, setCode] = useState("");
  const [isBackup, setBackup] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = useConfirmSignIn(next);
  function explain(error: unknown) {
    const refused = errorCode(error);
    if (refused === "auth.second_factor_expired") {
      toast.error(m.identity_sign_in_failed(), { description: errorText(error) });
      onOver();
    } else if (refused === "auth.code_invalid") setProblem(m.identity_code_wrong());
    else {
      setProblem(errorText(error));
      toastFailure(m.identity_sign_in_failed(), error);
    }
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() === "") setProblem(m.field_required());
    else confirm.mutate({ token, code }, { onError: explain });
  }
  function change(value: string) {
    setCode(value);
    setProblem(undefined);
  }
  return (
    <AuthForm onSubmit={submit} submitLabel={m.identity_sign_in()} pending={confirm.isPending}>
      <CodeField
        key={String(isBackup)}
        label={isBackup ? m.identity_backup_code() : m.identity_code()}
        hint={isBackup ? m.identity_backup_code_hint() : m.identity_code_hint()}
        value={code}
        onChange={change}
        error={problem}
        letters={isBackup}
      />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => {
            change("");
            setBackup(!isBackup);
          }}
        >
          {isBackup ? m.identity_use_app() : m.identity_use_backup_code()}
        </Button>
        <Button variant="ghost" size="sm" className="-mr-3" onClick={onOver}>
          {m.identity_start_over()}
        </Button>
      </div>
    </AuthForm>
  );
}

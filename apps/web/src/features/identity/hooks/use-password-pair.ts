import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { type PasswordPair, passwordsDiffer } from "../model/passwords-differ.ts";

/** What is used of a form that asks for a new password twice. */
interface PasswordPairForm {
  formState: { errors: Partial<Record<keyof PasswordPair, { message?: string | undefined }>> };
  getFieldState(name: "confirm_password"): { isTouched: boolean };
  getValues(): PasswordPair;
  register(name: keyof PasswordPair, options?: { onChange?: () => void }): UseFormRegisterReturn;
  trigger(name: "confirm_password"): Promise<boolean>;
}

/** A form's new password and its confirmation, which is checked again when the password changes. */
export function usePasswordPair(form: PasswordPairForm) {
  const { errors } = form.formState;
  const recheckConfirmation = () => {
    if (form.getFieldState("confirm_password").isTouched) void form.trigger("confirm_password");
  };
  return {
    /** For `NewPasswordFields`. */
    fields: {
      password: form.register("password", { onChange: recheckConfirmation }),
      confirmation: form.register("confirm_password"),
      errors: { password: errors.password?.message, confirmation: errors.confirm_password?.message },
    },
    /** Says of a form that was refused that the two differ, if they do. */
    tellMismatch(): boolean {
      if (!passwordsDiffer(form.getValues())) return false;
      toast.error(m.identity_password_mismatch(), { description: m.identity_password_mismatch_text() });
      return true;
    },
  };
}

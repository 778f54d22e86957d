import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { organizationsQueries } from "../organizations.queries.ts";

/** Tells why a form of an organization was not saved: what others saved is asked for, what is wrong is told at its field. */
export function useSaveFailure<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  organizationId: string,
): (error: unknown) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (errorCode(error) === "request.conflict") {
      void queryClient.invalidateQueries({ queryKey: organizationsQueries.details(organizationId).queryKey });
    } else if (!applyServerErrors(form, error)) {
      toast.error(m.organizations_save_failed(), { description: errorText(error) });
    }
  };
}

import { adoptSession } from "#features/identity/identity.public.tsx";
import { api } from "#shared/api/client.ts";
import { useCommand } from "#shared/commands/use-command.ts";

/** Works as someone else; the application starts anew as that person. */
export const useStartImpersonation = () =>
  useCommand({
    mutationFn: (input: { id: string; reason: string; minutes: number }) => api.admin.startImpersonation(input),
    onSuccess: () => adoptSession("/dashboard"),
  });

/** Back to the super admin's own session, whether the borrowed one still lives or not. */
export const useStopImpersonation = () =>
  useCommand({
    mutationFn: () => api.admin.stopImpersonation(),
    onSuccess: () => adoptSession("/system-admin?section=people"),
  });

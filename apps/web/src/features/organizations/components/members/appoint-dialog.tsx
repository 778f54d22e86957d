import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useAppointCoordinator } from "../../members.mutations.ts";

interface Appointee {
  user_id: string;
  name: string;
  is_coordinator: boolean;
}

export interface AppointDialogProps {
  organization: { id: string; name: string };
  /** Who is appointed, or is no more; none keeps the dialog closed. */
  person: Appointee | null;
  onClose: () => void;
}

/** Asks before someone coordinates an organization, and before they do no more. */
export function AppointDialog({ organization, person, onClose }: AppointDialogProps) {
  const appoint = useAppointCoordinator(organization.id);
  if (!person) return null;
  const { name, is_coordinator: isEnding } = person;
  const confirm = () =>
    appoint.mutate(
      { user_id: person.user_id, is_coordinator: !isEnding },
      {
        onSuccess: () => {
          toast.success(
            isEnding
              ? m.organizations_members_coordinator_ended({ name })
              : m.organizations_members_coordinator_done({ name }),
          );
          onClose();
        },
        onError: (error) =>
          toast.error(m.organizations_members_coordinator_failed(), { description: errorText(error) }),
      },
    );
  const facts = { name, organization: organization.name };
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        isEnding
          ? m.organizations_members_coordinator_end_of({ name })
          : m.organizations_members_coordinator_appoint_of({ name })
      }
      description={
        isEnding
          ? m.organizations_members_coordinator_end_text(facts)
          : m.organizations_members_coordinator_appoint_text(facts)
      }
      confirmLabel={
        isEnding ? m.organizations_members_coordinator_end() : m.organizations_members_coordinator_appoint()
      }
      tone={isEnding ? "danger" : "primary"}
      pending={appoint.isPending}
      onConfirm={confirm}
    />
  );
}

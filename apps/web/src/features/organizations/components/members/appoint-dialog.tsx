import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
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
  const facts = { name, organization: organization.name };
  return (
    <Confirm
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
      command={appoint}
      input={() => ({ user_id: person.user_id, is_coordinator: !isEnding })}
      done={
        isEnding
          ? m.organizations_members_coordinator_ended({ name })
          : m.organizations_members_coordinator_done({ name })
      }
      failed={m.organizations_members_coordinator_failed()}
      onClose={onClose}
    />
  );
}

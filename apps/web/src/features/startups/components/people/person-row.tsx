import type { StartupPeople, StartupPerson } from "@kerkis/contract/startups/people/people.schema.ts";
import { STARTUP_ROLE_LABELS } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { DropdownMenu, MenuItem } from "#shared/ui/overlays/dropdown-menu.tsx";
import { useChangePersonRole, useRemovePerson, useTransferStartup } from "../../people.mutations.ts";

interface PersonRowProps {
  startupId: string;
  person: StartupPerson;
  can: StartupPeople["can"];
}

/** Someone who runs a startup, with what the reader may change about it. */
export function PersonRow({ startupId, person, can }: PersonRowProps) {
  const { user_id: id, name, role, is_me: isMe } = person;
  const [asked, setAsked] = useState<"remove" | "transfer" | null>(null);
  const change = useChangePersonRole(startupId);
  const remove = useRemovePerson(startupId);
  const transfer = useTransferStartup(startupId);
  const other = role === "owner" ? "editor" : "owner";
  const close = () => setAsked(null);
  return (
    <li className="flex min-w-0 items-center gap-3 border-t border-border py-2.5 first:border-t-0">
      <Avatar name={name} src={person.avatar_url} size={36} />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {name}
          {isMe && <span className="font-normal text-muted-foreground"> {m.startups_people_me()}</span>}
        </p>
        <p className="text-sm text-muted-foreground">
          {localized(STARTUP_ROLE_LABELS[role])},{" "}
          {m.startups_people_since({ date: formatDate(person.since, "medium") })}
        </p>
      </div>
      {can.manage && !isMe && (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="icon-sm" aria-label={m.startups_people_actions_of({ name })}>
              <EllipsisVertical />
            </Button>
          }
        >
          <MenuItem onSelect={() => change.mutate({ user_id: id, role: other })}>
            {other === "owner" ? m.startups_people_make_owner() : m.startups_people_make_editor()}
          </MenuItem>
          {can.transfer && <MenuItem onSelect={() => setAsked("transfer")}>{m.startups_people_transfer()}</MenuItem>}
          <MenuItem tone="danger" onSelect={() => setAsked("remove")}>
            {m.startups_people_remove()}
          </MenuItem>
        </DropdownMenu>
      )}
      {asked === "remove" && (
        <Confirm
          tone="danger"
          title={m.startups_people_remove_title({ name })}
          description={m.startups_people_remove_text()}
          confirmLabel={m.startups_people_remove()}
          command={remove}
          input={() => id}
          done={m.startups_people_removed()}
          failed={m.startups_people_remove_failed()}
          onClose={close}
        />
      )}
      {asked === "transfer" && (
        <Confirm
          title={m.startups_people_transfer_title({ name })}
          description={m.startups_people_transfer_text()}
          confirmLabel={m.startups_people_transfer()}
          command={transfer}
          input={() => id}
          done={m.startups_people_transfer_done()}
          failed={m.startups_people_transfer_failed()}
          onClose={close}
        />
      )}
    </li>
  );
}

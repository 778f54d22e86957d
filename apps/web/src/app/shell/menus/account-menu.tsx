import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { m } from "#messages";
import { PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { LatePopup } from "#shared/ui/overlays/late-popup.tsx";

const loadChoices = async () => (await import("./account-choices.tsx")).AccountChoices;

/** The avatar and its menu. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return (
    <LatePopup
      kind="menu"
      load={loadChoices}
      props={{ profile }}
      trigger={
        <button type="button" className="relative grid size-11 shrink-0 place-items-center rounded-full md:size-10">
          <Avatar name={name} src={profile.avatar_url} tone={PROFILE_ROLE_TONES[profile.role]} size={36} />
          <span className="sr-only">{m.shell_account_menu({ name })}</span>
        </button>
      }
    />
  );
}

import { THEMES } from "@kerkis/contract/core/happenings/rendering.ts";
import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { Bell, LayoutDashboard, LogOut, Settings, SunMoon } from "lucide-react";
import { useSignOut } from "#features/identity/identity.public.tsx";
import { m } from "#messages";
import { PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { chooseTheme, useTheme } from "#shared/theme/theme.ts";
import { MenuChoice, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from "#shared/ui/overlays/dropdown-menu.tsx";
import type { PopupPlace } from "#shared/ui/overlays/use-popup.ts";
import { MenuPopup } from "#shared/ui/overlays/views/menu-popup.tsx";
import { LanguageChoices } from "./language-choices.tsx";
import { THEME_CHOICES } from "./theme-choices.ts";

/** Pages about oneself. */
const OWN_PAGES = [
  { path: "/dashboard", icon: LayoutDashboard, label: m.shell_account_dashboard },
  { path: "/notifications", icon: Bell, label: m.shell_crumb_notifications },
  { path: "/settings", icon: Settings, label: m.shell_side_settings },
  { path: "/display-settings", icon: SunMoon, label: m.shell_account_display },
] as const;

/** What opens under the avatar (specification 2.5): who one is, own pages, theme, language, sign out. */
export function AccountChoices({ profile, ...popup }: { profile: Profile } & PopupPlace) {
  const theme = useTheme();
  const signOut = useSignOut();
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return (
    <MenuPopup {...popup} className="w-64">
      <div className="px-2.5 pt-1.5 pb-2 leading-snug">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted-foreground">{profile.email}</p>
        <p className="text-sm text-muted-foreground">{PROFILE_ROLE_NAMES[profile.role]()}</p>
      </div>
      <MenuSeparator />
      {OWN_PAGES.map(({ path, icon: Icon, label }) => (
        <MenuItem key={path} asChild>
          <Link to={path}>
            <Icon />
            {label()}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuLabel>{m.shell_account_theme()}</MenuLabel>
      <MenuChoices
        value={theme}
        onValueChange={(value) => chooseTheme(THEMES.find((known) => known === value) ?? "system")}
      >
        {THEMES.map((known) => {
          const { icon: Icon, label } = THEME_CHOICES[known];
          return (
            <MenuChoice key={known} value={known}>
              <Icon />
              {label()}
            </MenuChoice>
          );
        })}
      </MenuChoices>
      <div className="sm:hidden">
        <MenuSeparator />
        <MenuLabel>{m.shell_account_language()}</MenuLabel>
        <LanguageChoices />
      </div>
      <MenuSeparator />
      <MenuItem onSelect={() => signOut.mutate()}>
        <LogOut />
        {m.shell_account_sign_out()}
      </MenuItem>
    </MenuPopup>
  );
}

import { THEMES, type Theme } from "@kerkis/contract/core/rendering.ts";
import type { Profile } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { LayoutDashboard, LogOut, type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import { useSignOut } from "#features/identity/identity.public.tsx";
import { m } from "#messages";
import { chooseTheme, useTheme } from "#shared/theme/theme.ts";
import { Avatar } from "#shared/ui/avatar.tsx";
import {
  DropdownMenu,
  MenuChoice,
  MenuChoices,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from "#shared/ui/dropdown-menu.tsx";
import { LanguageChoices } from "./language-switcher.tsx";
import { ROLE_NAMES, ROLE_TONES } from "./role-names.ts";

const THEME_CHOICES: Record<Theme, { icon: LucideIcon; label: () => string }> = {
  light: { icon: Sun, label: m.shell_theme_light },
  dark: { icon: Moon, label: m.shell_theme_dark },
  system: { icon: Monitor, label: m.shell_theme_system },
};

/** The avatar and its menu (specification 2.5): who one is, dashboard, theme, language, sign out. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const theme = useTheme();
  const signOut = useSignOut();
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return (
    <DropdownMenu
      className="w-64"
      trigger={
        <button type="button" className="relative grid size-11 shrink-0 place-items-center rounded-full md:size-10">
          <Avatar name={name} src={profile.avatar_url} tone={ROLE_TONES[profile.role]} size={36} />
          <span className="sr-only">{m.shell_account_menu({ name })}</span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2 leading-snug">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-muted-foreground">{profile.email}</p>
        <p className="text-sm text-muted-foreground">{ROLE_NAMES[profile.role]()}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/dashboard">
          <LayoutDashboard />
          {m.shell_account_dashboard()}
        </Link>
      </MenuItem>
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
    </DropdownMenu>
  );
}

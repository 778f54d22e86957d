import { LANGUAGES } from "@kerkis/contract/core/languages.ts";
import { THEMES } from "@kerkis/contract/core/rendering.ts";
import { Building2, ClipboardPlus, Languages, LogOut, Plus, UserRoundPlus } from "lucide-react";
import { useSignOut } from "#features/identity/identity.public.tsx";
import type { PaletteCommand } from "#features/search/search.public.tsx";
import { m } from "#messages";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { hasAction, hasPage } from "#shared/permissions/held.ts";
import { chooseTheme, useTheme } from "#shared/theme/theme.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { visibleNavigation } from "./navigation.ts";
import { useSwitchOrganization } from "./switch-organization.ts";
import { THEME_CHOICES } from "./theme-choices.ts";
import { useHasRoute } from "./use-routes.ts";

/** Things to make, each with who may and where. */
const CREATIONS = [
  {
    path: "/register-startup",
    title: m.shell_command_register_startup,
    icon: ClipboardPlus,
    when: (session: Session) => hasAction(session, "data.createStartups") && hasPage(session, "my-applications"),
  },
  {
    path: "/organization-settings",
    title: m.shell_switcher_create_new,
    icon: Plus,
    when: (session: Session) => session.features.create_organization || session.is_super_admin,
  },
  {
    path: "/admin/users",
    title: m.shell_command_invite,
    icon: UserRoundPlus,
    when: (session: Session) => hasAction(session, "members.invite") && hasPage(session, "admin"),
  },
] as const;

type Session = ReturnType<typeof useSession>;

/** What the command palette offers this person: the pages they may open, and what can be done from anywhere. */
export function useCommands(): readonly PaletteCommand[] {
  const session = useSession();
  const hasRoute = useHasRoute();
  const theme = useTheme();
  const signOut = useSignOut();
  const switchOrganization = useSwitchOrganization();
  const language = currentLanguage();
  const { groups, foot } = visibleNavigation(session, hasRoute);
  const action = (command: Omit<PaletteCommand, "group">): PaletteCommand => ({ ...command, group: "action" });
  return [
    ...[...groups.flatMap(({ items }) => items), ...foot].map(({ path, label, icon }): PaletteCommand => ({
      key: `page:${path}`,
      group: "page",
      title: label(),
      icon,
      path,
    })),
    ...CREATIONS.filter(({ path, when }) => hasRoute(path) && when(session)).map(({ path, title, icon }) =>
      action({ key: `create:${path}`, title: title(), icon, path }),
    ),
    ...session.memberships
      .filter(({ organization_id: id }) => id !== session.current_organization?.organization_id)
      .map(({ organization_id: id, name }) =>
        action({
          key: `organization:${id}`,
          title: m.shell_command_organization({ name }),
          icon: Building2,
          run: () => switchOrganization.mutate(id),
        }),
      ),
    ...THEMES.filter((known) => known !== theme).map((known) =>
      action({
        key: `theme:${known}`,
        title: m.shell_command_theme({ theme: THEME_CHOICES[known].label() }),
        icon: THEME_CHOICES[known].icon,
        run: () => chooseTheme(known),
      }),
    ),
    ...LANGUAGES.filter((known) => known !== language).map((known) =>
      action({
        key: `language:${known}`,
        title: m.shell_command_language({ language: LANGUAGE_NAMES[known] }),
        keywords: known,
        icon: Languages,
        run: () => switchLanguage(known),
      }),
    ),
    action({ key: "sign-out", title: m.shell_account_sign_out(), icon: LogOut, run: () => signOut.mutate() }),
  ];
}

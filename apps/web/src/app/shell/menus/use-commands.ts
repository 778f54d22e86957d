import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { THEMES } from "@kerkis/contract/core/happenings/rendering.ts";
import { Building2, Languages, LogOut } from "lucide-react";
import { useSignOut } from "#features/identity/identity.public.tsx";
import type { PaletteCommand } from "#features/search/search.public.tsx";
import { m } from "#messages";
import { currentLanguage, switchLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { usePages } from "#shared/routing/use-pages.ts";
import { chooseTheme, useTheme } from "#shared/theme/theme.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { creations, visibleNavigation } from "../sidebar/navigation.ts";
import { PAGE_ICONS } from "../sidebar/page-icons.ts";
import { useSwitchOrganization } from "../sidebar/switch-organization.ts";
import { THEME_CHOICES } from "./theme-choices.ts";

/** What the command palette offers this person: the pages they may open, and what can be done from anywhere. */
export function useCommands(): readonly PaletteCommand[] {
  const session = useSession();
  const pages = usePages();
  const theme = useTheme();
  const signOut = useSignOut();
  const switchOrganization = useSwitchOrganization();
  const language = currentLanguage();
  const { groups, foot } = visibleNavigation(session, pages);
  const action = (command: Omit<PaletteCommand, "group">): PaletteCommand => ({ ...command, group: "action" });
  return [
    ...[...groups.flatMap(({ items }) => items), ...foot].map(({ path, label, icon }): PaletteCommand => ({
      key: `page:${path}`,
      group: "page",
      title: label(),
      icon: PAGE_ICONS[icon],
      path,
    })),
    ...creations(session, pages).map(({ path, title, icon, search }) =>
      action({ key: `create:${path}`, title: title(), icon: PAGE_ICONS[icon], path, ...(search && { search }) }),
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

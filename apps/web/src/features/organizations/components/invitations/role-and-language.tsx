import { LANGUAGES, type Language } from "@kerkis/contract/core/text/languages.ts";
import { ORGANIZATION_ROLES, type OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";
import { ORGANIZATION_ROLE_NAMES } from "#shared/permissions/role-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { ROLE_HINTS } from "../members/role-hints.ts";

/** Languages call themselves by their own names. */
export const LANGUAGE_NAMES: Record<Language, string> = { el: "Ελληνικά", en: "English" };

interface RoleAndLanguageProps {
  roles: readonly OrganizationRole[];
  role: OrganizationRole;
  onRole: (role: OrganizationRole) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** In a list, a line may say otherwise. */
  isForList?: boolean;
}

export function RoleAndLanguage({ roles, role, onRole, language, onLanguage, isForList }: RoleAndLanguageProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Field
        label={m.organizations_members_role()}
        hint={isForList ? m.organizations_invite_unless() : ROLE_HINTS[role]()}
      >
        <NativeSelect
          value={role}
          onChange={(event) => onRole(ORGANIZATION_ROLES.find((known) => known === event.target.value) ?? role)}
          options={roles.map((value) => ({ value, label: ORGANIZATION_ROLE_NAMES[value]() }))}
        />
      </Field>
      <Field label={m.organizations_invite_language()}>
        <NativeSelect
          value={language}
          onChange={(event) => onLanguage(LANGUAGES.find((known) => known === event.target.value) ?? language)}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Field>
    </div>
  );
}

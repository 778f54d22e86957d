import type { LintCode } from "@kerkis/contract/forms/lint.policy.ts";
import type { QuestionType } from "@kerkis/contract/forms/forms.taxonomy.ts";
import {
  AlignLeft,
  BadgeCheck,
  Calendar,
  CircleDot,
  Coins,
  Flag,
  Hash,
  Link as LinkIcon,
  ListChecks,
  type LucideIcon,
  MapPin,
  Paperclip,
  Rocket,
  ToggleLeft,
  Type,
  Users,
} from "lucide-react";
import { m } from "#messages";

/** What a kind of question is called, what it is for, and its mark. */
export const TYPE_WORDS: Readonly<Record<QuestionType, { name: () => string; about: () => string; icon: LucideIcon }>> =
  {
    text: { name: m.programmes_form_type_text, about: m.programmes_form_about_text, icon: Type },
    long_text: { name: m.programmes_form_type_long_text, about: m.programmes_form_about_long_text, icon: AlignLeft },
    number: { name: m.programmes_form_type_number, about: m.programmes_form_about_number, icon: Hash },
    money: { name: m.programmes_form_type_money, about: m.programmes_form_about_money, icon: Coins },
    date: { name: m.programmes_form_type_date, about: m.programmes_form_about_date, icon: Calendar },
    choice: { name: m.programmes_form_type_choice, about: m.programmes_form_about_choice, icon: CircleDot },
    choices: { name: m.programmes_form_type_choices, about: m.programmes_form_about_choices, icon: ListChecks },
    yes_no: { name: m.programmes_form_type_yes_no, about: m.programmes_form_about_yes_no, icon: ToggleLeft },
    country: { name: m.programmes_form_type_country, about: m.programmes_form_about_country, icon: Flag },
    region: { name: m.programmes_form_type_region, about: m.programmes_form_about_region, icon: MapPin },
    link: { name: m.programmes_form_type_link, about: m.programmes_form_about_link, icon: LinkIcon },
    file: { name: m.programmes_form_type_file, about: m.programmes_form_about_file, icon: Paperclip },
    people: { name: m.programmes_form_type_people, about: m.programmes_form_about_people, icon: Users },
    statement: { name: m.programmes_form_type_statement, about: m.programmes_form_about_statement, icon: BadgeCheck },
    profile: { name: m.programmes_form_type_profile, about: m.programmes_form_about_profile, icon: Rocket },
  };

/** What keeps a form from being published. */
export const LINT_WORDS: Readonly<Record<LintCode, () => string>> = {
  empty_form: m.programmes_form_lint_empty_form,
  empty_section: m.programmes_form_lint_empty_section,
  too_many: m.programmes_form_lint_too_many,
  no_title: m.programmes_form_lint_no_title,
  no_label: m.programmes_form_lint_no_label,
  no_statement: m.programmes_form_lint_no_statement,
  no_options: m.programmes_form_lint_no_options,
  no_kinds: m.programmes_form_lint_no_kinds,
  option_unnamed: m.programmes_form_lint_option_unnamed,
  option_twice: m.programmes_form_lint_option_twice,
  key_twice: m.programmes_form_lint_key_twice,
  profile_twice: m.programmes_form_lint_profile_twice,
  profile_conditional: m.programmes_form_lint_profile_conditional,
  key_of_registration: m.programmes_form_lint_key_of_registration,
  asks_unknown: m.programmes_form_lint_asks_unknown,
  asks_later: m.programmes_form_lint_asks_later,
  limits_crossed: m.programmes_form_lint_limits_crossed,
  fact_of_another_kind: m.programmes_form_lint_fact_of_another_kind,
};

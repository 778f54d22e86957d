import { Link } from "@tanstack/react-router";
import {
  Activity,
  Building2,
  Bug,
  Gauge,
  KeyRound,
  ListRestart,
  type LucideIcon,
  Mail,
  MessageSquareText,
  ScrollText,
  ToggleRight,
  UserRoundCheck,
  Users,
} from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { showInRow } from "#shared/ui/layout/show-in-row.ts";
import { SECTIONS, type Section } from "../../model/system-search.ts";

const LOOK: Record<Section, { icon: LucideIcon; label: () => string }> = {
  overview: { icon: Activity, label: m.admin_section_overview },
  organizations: { icon: Building2, label: m.admin_section_organizations },
  people: { icon: Users, label: m.admin_section_people },
  requests: { icon: UserRoundCheck, label: m.admin_section_requests },
  access: { icon: KeyRound, label: m.admin_section_access },
  contact: { icon: MessageSquareText, label: m.admin_section_contact },
  errors: { icon: Bug, label: m.admin_section_errors },
  performance: { icon: Gauge, label: m.admin_section_performance },
  mail: { icon: Mail, label: m.admin_section_mail },
  jobs: { icon: ListRestart, label: m.admin_section_jobs },
  audit: { icon: ScrollText, label: m.admin_section_audit },
  features: { icon: ToggleRight, label: m.admin_section_features },
};

interface SectionNavProps {
  current: Section;
  /** How many things wait in a section. */
  waiting: Partial<Record<Section, number>>;
}

/** The sections beside the content; on narrow screens a row that scrolls sideways. */
export function SectionNav({ current, waiting }: SectionNavProps) {
  return (
    <nav aria-label={m.admin_section_nav()} className="min-w-0 lg:sticky lg:top-22 lg:self-start">
      <ul className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4 max-lg:pb-1 max-lg:shadow-[inset_0_-1px_0_var(--border)] lg:grid">
        {SECTIONS.map((section) => {
          const { icon: Icon, label } = LOOK[section];
          const isCurrent = section === current;
          const count = waiting[section] ?? 0;
          return (
            <li key={section} className="shrink-0">
              <Link
                ref={isCurrent ? showInRow : null}
                to="/system-admin"
                search={section === "overview" ? {} : { section }}
                activeOptions={{ exact: true }}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  "flex h-11 items-center gap-2.5 rounded-md px-3 text-[0.9375rem] font-medium whitespace-nowrap transition-colors duration-150 lg:h-10",
                  isCurrent
                    ? "bg-primary-soft font-semibold text-primary"
                    : "text-muted-foreground hover:bg-muted hover:text-foreground",
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {label()}
                {count > 0 && (
                  <span className="tnum ml-auto rounded-full bg-accent-soft px-2 text-[0.8125rem] leading-5 font-semibold text-accent-ink">
                    {count}
                    <span className="sr-only"> {m.admin_section_waiting()}</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

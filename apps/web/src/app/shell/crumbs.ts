import { m } from "#messages";

interface Segment {
  label: () => string;
  /** Where the segment leads when its own path is no page: /startup belongs to the registry. */
  path?: string;
  /** What a record below it is called while its name is not known (specification 2.7). */
  record?: () => string;
}

/** Friendly labels of known segments (specification 2.7). */
const SEGMENTS: Readonly<Record<string, Segment>> = {
  startups: { label: m.shell_nav_startups },
  startup: { label: m.shell_nav_startups, path: "/startups" },
  investors: { label: m.shell_nav_investors },
  investor: { label: m.shell_nav_investors, path: "/investors" },
  events: { label: m.shell_nav_events, record: m.shell_crumb_event },
  event: { label: m.shell_nav_events, path: "/events", record: m.shell_crumb_event },
  ecosystem: { label: m.shell_side_ecosystem },
  about: { label: m.shell_nav_about },
  help: { label: m.shell_nav_help },
  documentation: { label: m.shell_nav_documentation },
  contact: { label: m.shell_nav_contact },
  admin: { label: m.shell_crumb_administration },
  users: { label: m.shell_side_users },
  system: { label: m.shell_side_system },
  "system-admin": { label: m.shell_side_system_admin },
  communication: { label: m.shell_crumb_communication },
  "register-startup": { label: m.shell_crumb_register_startup },
  "register-startup-workflow": { label: m.shell_crumb_register_startup },
  "register-investor": { label: m.shell_crumb_register_investor },
  "my-applications": { label: m.shell_side_my_applications },
  "evaluation-management": { label: m.shell_side_evaluation_management },
  "evaluator-dashboard": { label: m.shell_side_evaluations },
  evaluation: { label: m.shell_side_evaluations, path: "/evaluator-dashboard" },
  "investment-opportunities": { label: m.shell_side_opportunities },
  portfolio: { label: m.shell_crumb_portfolio },
  analytics: { label: m.shell_side_analytics },
  networking: { label: m.shell_side_networking },
  "content-hub": { label: m.shell_side_content },
  "chat-assistant": { label: m.shell_side_assistant },
  documents: { label: m.shell_side_documents },
  "due-diligence": { label: m.shell_side_due_diligence },
  "process-management": { label: m.shell_side_process },
  workflows: { label: m.shell_side_workflows },
  templates: { label: m.shell_side_templates, record: m.common_loading },
  instances: { label: m.shell_side_instances },
  "my-tasks": { label: m.shell_side_tasks },
  new: { label: m.shell_crumb_new },
  edit: { label: m.shell_crumb_edit },
  "premium-services": { label: m.shell_side_premium_services },
  mentorship: { label: m.shell_side_mentorship },
  "priority-support": { label: m.shell_side_priority_support },
  settings: { label: m.shell_side_settings },
  "organization-settings": { label: m.shell_side_organization_settings },
  "landing-page-wizard": { label: m.shell_crumb_homepage },
  notifications: { label: m.shell_crumb_notifications },
  search: { label: m.shell_crumb_search },
};

export interface Crumb {
  label: string;
  path?: string;
}

/**
 * Crumbs of an address after Home, one per segment. A record's name comes from its route; until it is known the record
 * is called what its kind is: "Event Details", "Loading..." for a template, "Details" for the rest.
 */
export function crumbsOf(
  pathname: string,
  recordName: string | undefined,
  hasRoute: (path: string) => boolean,
): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments[0] === "dashboard") return [{ label: m.shell_side_dashboard() }];
  return segments.map((segment, index) => {
    const known = Object.hasOwn(SEGMENTS, segment) ? SEGMENTS[segment] : undefined;
    const isLast = index === segments.length - 1;
    if (!known) {
      const above = SEGMENTS[segments[index - 1] ?? ""];
      return { label: recordName ?? (above?.record ?? m.shell_crumb_details)() };
    }
    const path = known.path ?? `/${segments.slice(0, index + 1).join("/")}`;
    return isLast || !hasRoute(path) ? { label: known.label() } : { label: known.label(), path };
  });
}

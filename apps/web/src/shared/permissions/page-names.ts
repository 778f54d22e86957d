import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { m } from "#messages";

/** What each page permission is called. */
export const PAGE_NAMES: Record<PageKey, () => string> = {
  dashboard: m.shell_side_dashboard,
  startups: m.shell_side_startups,
  investors: m.shell_side_investors,
  events: m.shell_side_events,
  ecosystem: m.shell_side_ecosystem,
  networking: m.shell_side_networking,
  "content-hub": m.shell_side_content,
  "chat-assistant": m.shell_side_assistant,
  "my-applications": m.shell_side_my_applications,
  "evaluation-management": m.shell_side_evaluation_management,
  "investment-opportunities": m.shell_side_opportunities,
  analytics: m.shell_side_analytics,
  admin: m.shell_crumb_administration,
  communication: m.shell_side_messages,
  documents: m.shell_side_documents,
  "due-diligence": m.shell_side_due_diligence,
  settings: m.shell_side_settings,
  workflows: m.shell_side_workflows,
};

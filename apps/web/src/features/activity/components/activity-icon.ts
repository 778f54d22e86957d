import type { DisplayType } from "@kerkis/contract/activity/activity.schema.ts";
import {
  BadgeCheck,
  Bell,
  Building2,
  CalendarClock,
  CircleAlert,
  CircleX,
  ClipboardCheck,
  FileClock,
  FileInput,
  LogIn,
  MailCheck,
  MailOpen,
  MailX,
  Rocket,
  Scale,
  ShieldCheck,
  Undo2,
  UserPlus,
  Workflow,
  type LucideIcon,
} from "lucide-react";

/** Signs of activity types. */
export const ACTIVITY_ICONS: Record<string, LucideIcon> = {
  application_submitted: FileInput,
  application_resubmitted: FileInput,
  application_under_review: FileClock,
  application_changes_requested: CircleAlert,
  application_approved: BadgeCheck,
  application_rejected: CircleX,
  application_withdrawn: Undo2,
  application_appealed: CircleAlert,
  application_reopened: FileClock,
  evaluation_recused: CircleAlert,
  evaluation_unassigned: Scale,
  startup_created: Rocket,
  user_registered: UserPlus,
  member_added: UserPlus,
  invitation_received: MailOpen,
  invitation_accepted: MailCheck,
  invitation_declined: MailX,
  organization_deleted: Building2,
  organization_restored: Building2,
  organization_activated: Building2,
  organization_deactivated: Building2,
};

/** For what has no sign of its own, the one of how it is displayed (specification 3). */
export const DISPLAY_ICONS: Record<DisplayType, LucideIcon> = {
  login_activity: LogIn,
  admin: ShieldCheck,
  workflow_completed: Workflow,
  task_assigned: Scale,
  task_completed: ClipboardCheck,
  deadline_reminder: CalendarClock,
  system: Bell,
};

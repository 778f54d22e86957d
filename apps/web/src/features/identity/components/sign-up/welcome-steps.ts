import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";

interface WelcomeStep {
  /** Where it is done. */
  path: string;
  title: () => string;
  text: () => string;
}

const REGISTRY: WelcomeStep = {
  path: "/startups",
  title: m.identity_welcome_registry,
  text: m.identity_welcome_registry_text,
};
const SECURITY: WelcomeStep = {
  path: "/settings",
  title: m.identity_welcome_security,
  text: m.identity_welcome_security_text,
};
const PROFILE: WelcomeStep = {
  path: "/settings",
  title: m.identity_welcome_profile,
  text: m.identity_welcome_profile_text,
};
const DASHBOARD: WelcomeStep = {
  path: "/dashboard",
  title: m.identity_welcome_dashboard,
  text: m.identity_welcome_dashboard_text,
};

/** What a role does here, and three things to begin with. */
export const WELCOME: Record<ProfileRole, { lead: () => string; steps: readonly WelcomeStep[] }> = {
  company_coordinator: {
    lead: m.identity_welcome_founder,
    steps: [
      { path: "/register-startup", title: m.identity_welcome_register, text: m.identity_welcome_register_text },
      { path: "/my-applications", title: m.identity_welcome_applications, text: m.identity_welcome_applications_text },
      REGISTRY,
    ],
  },
  investor: {
    lead: m.identity_welcome_investor,
    steps: [
      { path: "/register-investor", title: m.identity_welcome_invest, text: m.identity_welcome_invest_text },
      { path: "/startups", title: m.identity_welcome_discover, text: m.identity_welcome_discover_text },
      DASHBOARD,
    ],
  },
  mentor: { lead: m.identity_welcome_mentor, steps: [PROFILE, REGISTRY, DASHBOARD] },
  public: { lead: m.identity_welcome_public, steps: [REGISTRY, DASHBOARD, PROFILE] },
  evaluator: {
    lead: m.identity_welcome_evaluator,
    steps: [
      {
        path: "/evaluator-dashboard",
        title: m.identity_welcome_assignments,
        text: m.identity_welcome_assignments_text,
      },
      SECURITY,
      REGISTRY,
    ],
  },
  registry_coordinator: {
    lead: m.identity_welcome_coordinator,
    steps: [
      { path: "/evaluation-management", title: m.identity_welcome_queue, text: m.identity_welcome_queue_text },
      SECURITY,
      REGISTRY,
    ],
  },
  admin: {
    lead: m.identity_welcome_admin,
    steps: [
      SECURITY,
      {
        path: "/organization-settings",
        title: m.identity_welcome_organization,
        text: m.identity_welcome_organization_text,
      },
      { path: "/evaluation-management", title: m.identity_welcome_queue, text: m.identity_welcome_queue_text },
    ],
  },
};

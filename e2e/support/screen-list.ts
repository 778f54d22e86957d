import { INVESTOR_STEPS } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type { Cast } from "./people/cast.ts";
import type { JourneyPerson } from "./people/people.ts";

const SETTINGS = [
  "profile",
  "email",
  "language",
  "role",
  "password",
  "two-factor",
  "passkeys",
  "sessions",
  "linked-accounts",
  "notifications",
  "organizations",
  "display",
  "data",
  "delete",
];
const SYSTEM_ADMIN = [
  "overview",
  "organizations",
  "people",
  "requests",
  "access",
  "contact",
  "errors",
  "performance",
  "mail",
  "jobs",
  "audit",
  "features",
];

export type Screen = (cast: Cast) => { path: string; person?: JourneyPerson };
/** Every screen and state that is looked at. A page of the application without one fails e2e/screens.spec.ts. */
export const SCREENS: Record<string, Screen> = {
  "the landing page": () => ({ path: "/" }),
  "sign in": () => ({ path: "/signin" }),
  "sign in under its other address": () => ({ path: "/auth" }),
  "sign up": () => ({ path: "/signup" }),
  "forgot password": () => ({ path: "/forgot-password" }),
  "reset password": () => ({ path: "/reset-password?token=0123456789abcdef0123" }),
  "reset password without a link": () => ({ path: "/reset-password" }),
  "e-mail verification with a used link": () => ({ path: "/email-verification?token=0123456789abcdef0123" }),
  "e-mail verification without a link": () => ({ path: "/email-verification" }),
  "the registry": () => ({ path: "/startups" }),
  "the registry with nothing found": () => ({ path: "/startups?q=zzzzzzzz" }),
  "startups compared": ({ startup }) => ({ path: `/startups/compare?ids=${startup}` }),
  "a startup": ({ startup }) => ({ path: `/startup/${startup}` }),
  investors: () => ({ path: "/investors" }),
  "investors with nothing found": () => ({ path: "/investors?q=zzzzzzzz" }),
  imports: ({ coordinator }) => ({ path: "/imports", person: coordinator }),
  "an import that was tried": ({ coordinator, importFile }) => ({
    path: `/imports/${importFile}`,
    person: coordinator,
  }),
  "investors, signed in": ({ founder }) => ({ path: "/investors?ticket=to_1m", person: founder }),
  "an investor": ({ investorProfile }) => ({ path: `/investor/${investorProfile}` }),
  "an investor, signed in": ({ founder, investorProfile }) => ({
    path: `/investor/${investorProfile}`,
    person: founder,
  }),
  search: () => ({ path: `/search?q=${encodeURIComponent("σκάφη")}` }),
  "search that finds long words": () => ({ path: "/search?q=Μακρύτατη" }),
  "search that finds long words, signed in": ({ owner }) => ({ path: "/search?q=Μακρύτατη", person: owner }),
  "search without a word": () => ({ path: "/search" }),
  "an address that is not there": () => ({ path: "/no/such/page" }),
  "an organization's homepage": () => ({ path: "/org/kerkis" }),
  "an organization that is not there": () => ({ path: "/org/no-such" }),
  "a call": ({ call }) => ({ path: `/call/${call}` }),
  "a call, signed in": ({ founder, call }) => ({ path: `/call/${call}`, person: founder }),
  "an application to a call": ({ founder, call }) => ({ path: `/register-startup?call=${call}`, person: founder }),
  "an organization's calls": ({ owner }) => ({ path: "/evaluation-management/challenges", person: owner }),
  "a new call": ({ owner }) => ({ path: "/evaluation-management/challenges?new=yes", person: owner }),
  "a call's texts": ({ owner, challenge }) => ({
    path: `/evaluation-management/challenges/${challenge}`,
    person: owner,
  }),
  "a call's dates": ({ owner, challenge }) => ({
    path: `/evaluation-management/challenges/${challenge}?part=dates`,
    person: owner,
  }),
  "the ecosystem": () => ({ path: "/ecosystem" }),
  "the ecosystem by country": () => ({ path: "/ecosystem?map=world" }),
  "the ecosystem of a region, signed in": ({ founder }) => ({ path: "/ecosystem?region=attica", person: founder }),
  about: () => ({ path: "/about" }),
  help: () => ({ path: "/help" }),
  "one topic of the help": () => ({ path: "/help?topic=passkeys" }),
  "the help with nothing found": () => ({ path: "/help?q=zzzzzz" }),
  contact: () => ({ path: "/contact" }),
  documentation: () => ({ path: "/documentation" }),
  "a chapter of the documentation": () => ({ path: "/documentation/founder" }),
  "the endpoints in the documentation": () => ({ path: "/documentation/api" }),
  "display settings": () => ({ path: "/display-settings" }),
  "a visitor's settings": () => ({ path: "/settings" }),
  "a refused sign-in with Google": () => ({
    path: "/auth-callback?refused=auth.provider_missing&provider=google&intent=sign-in",
  }),
  "an invitation to a startup that is not there": () => ({
    path: "/accept-invitation/startup/0123456789abcdef0123456789abcdef",
  }),
  "an invitation that is not there": () => ({ path: "/accept-invitation/0123456789abcdef0123456789abcdef" }),
  welcome: ({ founder }) => ({ path: "/welcome", person: founder }),
  ...Object.fromEntries(
    SETTINGS.map((section): [string, Screen] => [
      `settings, ${section}`,
      ({ founder }) => ({ path: `/settings?section=${section}`, person: founder }),
    ]),
  ),
  "investment opportunities": ({ investor }) => ({ path: "/investment-opportunities", person: investor }),
  "the investor's dashboard": ({ investor }) => ({ path: "/dashboard", person: investor }),
  "the dashboard of the public sector": ({ publicSector }) => ({ path: "/dashboard", person: publicSector }),
  "the owner's dashboard": ({ owner }) => ({ path: "/dashboard", person: owner }),
  "the super admin's dashboard": ({ admin }) => ({ path: "/dashboard", person: admin }),
  administration: ({ owner }) => ({ path: "/admin", person: owner }),
  "user management": ({ owner }) => ({ path: "/admin/users", person: owner }),
  "invitations of an organization": ({ owner }) => ({ path: "/admin/users?view=invitations", person: owner }),
  "system settings": ({ owner }) => ({ path: "/admin/system", person: owner }),
  "explaining access to an owner": ({ owner }) => ({ path: "/admin/system?section=access", person: owner }),
  ...Object.fromEntries(
    ["branding", "retention", "audit"].map((section): [string, Screen] => [
      `system settings, ${section}`,
      ({ owner }) => ({ path: `/admin/system?section=${section}`, person: owner }),
    ]),
  ),
  "organization settings": ({ owner }) => ({ path: "/organization-settings", person: owner }),
  ...Object.fromEntries(
    ["branding", "members", "danger"].map((tab): [string, Screen] => [
      `organization settings, ${tab}`,
      ({ owner }) => ({ path: `/organization-settings?tab=${tab}`, person: owner }),
    ]),
  ),
  "a new organization": ({ owner }) => ({ path: "/organization-settings?new=true", person: owner }),
  "possible duplicates": ({ coordinator }) => ({ path: "/startups/duplicates", person: coordinator }),
  "a merge without two startups": ({ coordinator }) => ({ path: "/startups/merge", person: coordinator }),
  "requests of the registry": ({ coordinator }) => ({ path: "/startups/requests", person: coordinator }),
  "the registry, signed in": ({ founder }) => ({ path: "/startups", person: founder }),
  "a startup, signed in": ({ founder, startup }) => ({ path: `/startup/${startup}`, person: founder }),
  "the founder's dashboard": ({ founder }) => ({ path: "/dashboard", person: founder }),
  "the dashboard of an evaluator": ({ evaluator }) => ({ path: "/dashboard", person: evaluator }),
  "the coordinator's dashboard": ({ coordinator }) => ({ path: "/dashboard", person: coordinator }),
  "the dashboard of someone refused elsewhere": ({ founder }) => ({ path: "/evaluation-management", person: founder }),
  "my applications": ({ founder }) => ({ path: "/my-applications", person: founder }),
  "one of my applications": ({ founder, application }) => ({
    path: `/my-applications?application=${application}`,
    person: founder,
  }),
  "registration, company": ({ founder, draft }) => ({
    path: `/register-startup?application=${draft}&step=company`,
    person: founder,
  }),
  ...Object.fromEntries(
    ["activity", "team", "funding", "review"].map((step): [string, Screen] => [
      `registration, ${step}`,
      ({ founder, draft }) => ({ path: `/register-startup?application=${draft}&step=${step}`, person: founder }),
    ]),
  ),
  "a submitted registration": ({ founder, application }) => ({
    path: `/register-startup?application=${application}`,
    person: founder,
  }),
  ...Object.fromEntries(
    INVESTOR_STEPS.map((step): [string, Screen] => [
      `registration of an investor, ${step}`,
      ({ investor, investorDraft }) => ({
        path: `/register-investor?application=${investorDraft}&step=${step}`,
        person: investor,
      }),
    ]),
  ),
  "an investor's applications": ({ investor }) => ({ path: "/my-applications", person: investor }),
  "rounds of evaluation": ({ coordinator }) => ({ path: "/evaluation-management/rounds", person: coordinator }),
  "a round of evaluation": ({ coordinator, round }) => ({
    path: `/evaluation-management/rounds/${round}`,
    person: coordinator,
  }),
  "results of a round": ({ coordinator, round }) => ({
    path: `/evaluation-management/rounds/${round}/results`,
    person: coordinator,
  }),
  "decisions of a round": ({ coordinator, round }) => ({
    path: `/evaluation-management/rounds/${round}/decisions`,
    person: coordinator,
  }),
  events: () => ({ path: "/events" }),
  "an event": ({ event }) => ({ path: `/event/${event}` }),
  "an event under its other address": ({ event }) => ({ path: `/events/${event}` }),
  "an event of one's own": ({ owner, event }) => ({ path: `/event/${event}`, person: owner }),
  "an event edited": ({ owner, event }) => ({ path: `/event/${event}/edit`, person: owner }),
  "a new event": ({ owner }) => ({ path: "/events/new", person: owner }),
  "events to run": ({ owner }) => ({ path: "/events/manage", person: owner }),
  "an event's attendees": ({ owner, event }) => ({ path: `/event/${event}/attendees`, person: owner }),
  "the door of an event": ({ owner, event }) => ({ path: `/event/${event}/check-in`, person: owner }),
  tickets: ({ founder }) => ({ path: "/events/tickets", person: founder }),
  "a ticket": ({ founder, event }) => ({ path: `/event/${event}/ticket`, person: founder }),
  workflows: ({ owner }) => ({ path: "/workflows", person: owner }),
  "workflow templates": ({ owner }) => ({ path: "/workflows/templates", person: owner }),
  "a workflow template": ({ owner, workflow }) => ({
    path: `/workflows/templates/${workflow.template}/edit`,
    person: owner,
  }),
  "workflow cases": ({ owner }) => ({ path: "/workflows/instances", person: owner }),
  "a workflow case": ({ owner, workflow }) => ({ path: `/workflows/instances/${workflow.instance}`, person: owner }),
  "my tasks": ({ coordinator, workflow }) => ({
    path: `/workflows/my-tasks?task=${workflow.task}`,
    person: coordinator,
  }),
  notifications: ({ founder }) => ({ path: "/notifications", person: founder }),
  "the assistant": ({ founder }) => ({ path: "/chat-assistant", person: founder }),
  "evaluation management": ({ coordinator }) => ({ path: "/evaluation-management", person: coordinator }),
  "an application before its coordinator": ({ coordinator, application }) => ({
    path: `/evaluation-management?application=${application}`,
    person: coordinator,
  }),
  "the evaluator's dashboard": ({ evaluator }) => ({ path: "/evaluator-dashboard", person: evaluator }),
  "an evaluator's dashboard without assignments": ({ coordinator }) => ({
    path: "/evaluator-dashboard",
    person: coordinator,
  }),
  "an evaluation": ({ evaluator, evaluation }) => ({ path: `/evaluation/${evaluation}`, person: evaluator }),
  ...Object.fromEntries(
    SYSTEM_ADMIN.map((section): [string, Screen] => [
      `system administration, ${section}`,
      ({ admin }) => ({ path: `/system-admin?section=${section}`, person: admin }),
    ]),
  ),
};

/** Refusals that belong to a screen; the browser reports them in its console. */
export const REFUSED: Record<string, RegExp> = {
  "an address that is not there": /status of 404/,
  "an organization that is not there": /status of 404/,
  "reset password": /status of 400/,
  "an invitation to a startup that is not there": /status of 4\d\d/,
  "an invitation that is not there": /status of 4\d\d/,
};

/** Those that between them have every kind of control, card, choice and figure: seen in forced colours too. */
export const FORCED: ReadonlySet<string> = new Set([
  "sign in",
  "display settings",
  "the registry",
  "the founder's dashboard",
  "notifications",
  "settings, notifications",
  "registration, company",
  "evaluation management",
  "an evaluation",
  "organization settings",
  "system settings",
  "system administration, features",
]);

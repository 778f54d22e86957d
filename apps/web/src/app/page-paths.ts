import type { RegisteredRouter } from "@tanstack/react-router";

/** Where pages are: the landing page links to them before their routes are here. A missing or a wrong one does not compile. */
const PATHS: Record<keyof RegisteredRouter["routesByPath"], true> = {
  "/": true,
  "/about": true,
  "/accept-invitation/$token": true,
  "/admin": true,
  "/admin/system": true,
  "/admin/users": true,
  "/admin/workflow-templates/$": true,
  "/auth": true,
  "/auth-callback": true,
  "/chat-assistant": true,
  "/contact": true,
  "/dashboard": true,
  "/display-settings": true,
  "/documentation": true,
  "/documentation/$chapter": true,
  "/documentation/api": true,
  "/email-verification": true,
  "/evaluation-management": true,
  "/evaluation/$evaluationId": true,
  "/evaluator-dashboard": true,
  "/forgot-password": true,
  "/help": true,
  "/investment-opportunities": true,
  "/my-applications": true,
  "/notifications": true,
  "/organization-settings": true,
  "/register-startup": true,
  "/reset-password": true,
  "/search": true,
  "/settings": true,
  "/signin": true,
  "/signup": true,
  "/startup/$id": true,
  "/startups": true,
  "/system-admin": true,
  "/welcome": true,
};

/** Every route's path; the journeys go through all of them. */
export const PAGE_PATHS: readonly string[] = Object.keys(PATHS);

/** Whether the application has a page at a route's path. */
export const hasPath = (path: string): boolean => Object.hasOwn(PATHS, path);

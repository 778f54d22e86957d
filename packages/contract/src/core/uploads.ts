import type { Access } from "./endpoint.ts";
import { LIMITS } from "./limits.ts";

/** A route that takes or gives files. Files stream past the contract; who may call is data here all the same. */
export interface FileRoute {
  method: "GET" | "POST";
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Largest body accepted; null where none is sent. */
  maxBytes: number | null;
}

const IMAGE_SUMMARY = "PNG, JPEG, WebP, AVIF or GIF, kept as a square WebP";

/** Every file route of the product, for the server and the authorization sweep. */
export const FILE_ROUTES = {
  uploadLogo: {
    method: "POST",
    path: "/api/files/logos",
    summary: `Upload a logo: ${IMAGE_SUMMARY}`,
    access: { kind: "signed-in" },
    maxBytes: LIMITS.logoBytes,
  },
  readLogo: {
    method: "GET",
    path: "/files/logos/:name",
    summary: "An uploaded logo",
    access: { kind: "public" },
    maxBytes: null,
  },
  uploadAvatar: {
    method: "POST",
    path: "/api/files/avatars",
    summary: `Upload a picture of oneself: ${IMAGE_SUMMARY}`,
    access: { kind: "signed-in" },
    maxBytes: LIMITS.avatarBytes,
  },
  readAvatar: {
    method: "GET",
    path: "/files/avatars/:name",
    summary: "A person's picture",
    access: { kind: "public" },
    maxBytes: null,
  },
  downloadAccountData: {
    method: "GET",
    path: "/api/files/account-data",
    summary: "Everything that is the caller's, as a ZIP with JSON and a readable page",
    access: { kind: "signed-in" },
    maxBytes: null,
  },
  readDossier: {
    method: "GET",
    path: "/api/files/dossiers/:id",
    summary: "The dossier of a decision as a tagged PDF",
    access: { kind: "policy", policy: "application.read" },
    maxBytes: null,
  },
  uploadImport: {
    method: "POST",
    path: "/api/files/imports",
    summary: "Upload a table of startups, investors or events to import: CSV, TSV, XLSX, JSON, or an .ics calendar",
    access: { kind: "policy", policy: "import.manage" },
    maxBytes: LIMITS.importBytes,
  },
  importProblems: {
    method: "GET",
    path: "/api/imports/:id/problems.csv",
    summary: "What is wrong with the rows of an import, as CSV",
    access: { kind: "policy", policy: "import.manage" },
    maxBytes: null,
  },
  uploadAnswer: {
    method: "POST",
    path: "/api/files/answers",
    summary: "Upload a file as an answer of one's own application: of the kinds and size that its question takes",
    access: { kind: "policy", policy: "application.own" },
    maxBytes: LIMITS.answerBytes,
  },
  readAnswer: {
    method: "GET",
    path: "/api/applications/:id/files/:file",
    summary: "A file of an application, for its applicant and those who manage it",
    access: { kind: "policy", policy: "application.read" },
    maxBytes: null,
  },
  readJudgedAnswer: {
    method: "GET",
    path: "/api/evaluations/:id/files/:file",
    summary:
      "A file of the application that an evaluation judges, for its evaluator; without its name in a blind round",
    access: { kind: "policy", policy: "evaluation.own" },
    maxBytes: null,
  },
} as const satisfies Record<string, FileRoute>;

/** Image types that a logo or an avatar may have; the server looks at the content, not at this. */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"] as const;

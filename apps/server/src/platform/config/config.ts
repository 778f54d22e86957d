import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { makeFolder } from "./folder.ts";
import { PROVIDER_ENVIRONMENT, providerSettings, type ProviderSettings } from "./providers.ts";
import { SetupProblem } from "./setup-problem.ts";

/** Settings of the server, read once at start from the environment (documented in the README). */
export interface Config {
  port: number;
  host: string;
  /** Address that people use, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  databaseUrl: string;
  dataDir: string;
  secret: string;
  demo: boolean;
  dev: boolean;
  /** How many reverse proxies stand in front: that many entries of X-Forwarded-For are trusted, from the right. */
  trustedProxies: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where messages of /contact are mailed; null keeps them for the super admins alone. */
  contactEmail: string | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  /** Multiplies every rate limit; tests and benchmarks raise it. */
  rateLimitFactor: number;
  databasePoolSize: number;
  /** What Prometheus brings to read /metrics; null lets this machine alone read it. */
  metricsToken: string | null;
  /** Google and LinkedIn, null where they are not set up. */
  providers: Record<Provider, ProviderSettings | null>;
  /** Private key (base64url) that browsers know the server of web push by; null derives it from the secret. */
  vapidPrivateKey: string | null;
  /** Where the Greek business registry is asked and with which key; null asks nobody. */
  gemi: { url: string; key: string } | null;
  /** Origins of push services beside those of the browsers' makers. */
  pushServices: readonly string[];
  /** Origins inside one's own network that webhooks of workflows may call. */
  webhookOrigins: readonly string[];
}

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  KERKIS_SECRET: z.string().min(32).optional(),
  DEMO: z.enum(["on", "off"]).default("on"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  CONTACT_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default("Kerkis <no-reply@kerkis.local>"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  METRICS_TOKEN: z.string().min(16).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  PUSH_SERVICES: z.string().default(""),
  WEBHOOK_ORIGINS: z.string().default(""),
  GEMI_API_KEY: z.string().optional(),
  GEMI_URL: z.url({ protocol: /^https?$/ }).default("https://opendata-api.businessportal.gr/api/opendata/v1"),
  ...PROVIDER_ENVIRONMENT,
});

export interface ConfigOverrides {
  databaseUrl: string;
  dev?: boolean;
  port?: number;
}

/**
 * Reads the settings.
 * @throws SetupProblem naming the setting that is wrong
 */
export function loadConfig(env: NodeJS.ProcessEnv, overrides: ConfigOverrides): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SetupProblem(`The setting ${issue?.path.join(".")} is not valid: ${issue?.message}`);
  }
  const settings = parsed.data;
  const port = overrides.port ?? settings.PORT;
  const dataDir = prepareDataFolder(env);
  return {
    port,
    host: listenHost(env),
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ""),
    databaseUrl: overrides.databaseUrl,
    dataDir,
    secret: installationSecret(dataDir, env),
    demo: settings.DEMO === "on",
    dev: overrides.dev ?? false,
    trustedProxies: settings.TRUSTED_PROXIES,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    logLevel: settings.LOG_LEVEL,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    metricsToken: settings.METRICS_TOKEN ?? null,
    providers: providerSettings(settings),
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY ?? null,
    gemi: settings.GEMI_API_KEY === undefined ? null : { url: settings.GEMI_URL, key: settings.GEMI_API_KEY },
    webhookOrigins: settings.WEBHOOK_ORIGINS.split(/[\s,]+/).filter(Boolean),
    pushServices: settings.PUSH_SERVICES.split(/[\s,]+/).filter(Boolean),
  };
}

/** Where this installation keeps its files: KERKIS_DATA_DIR, or `.data` in the checkout. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  env["KERKIS_DATA_DIR"] || fileURLToPath(new URL("../../../../../.data", import.meta.url));

/**
 * The data folder, made where it is missing.
 * @throws SetupProblem when files cannot be kept there
 */
export function prepareDataFolder(env: NodeJS.ProcessEnv): string {
  const folder = dataFolder(env);
  makeFolder(folder);
  return folder;
}

/** Where the server listens: HOST, or everywhere; the demo, whose sign-ins it prints, for this machine only. */
export const listenHost = (env: NodeJS.ProcessEnv): string =>
  env["HOST"] || (env["DEMO"] === "off" ? "0.0.0.0" : "127.0.0.1");

/** The secret of this installation: KERKIS_SECRET, or one made on first use and kept in the data folder. */
export function installationSecret(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env["KERKIS_SECRET"]) return env["KERKIS_SECRET"];
  const file = join(dataDir, "secret");
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}

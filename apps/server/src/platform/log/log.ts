import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

/** Structured log: one JSON object a line, with the request's id where there is one. */
export type Log = FastifyBaseLogger;

/** Never logged: what signs people in. */
const SECRETS = ["req.headers.cookie", "req.headers.authorization", "password", "token", "*.password", "*.token"];

export const createLog = (level: string): Log => pino({ level, redact: { paths: SECRETS, censor: "[redacted]" } });

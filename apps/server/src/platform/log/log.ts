import { withoutTokens } from "@kerkis/contract/core/happenings/link-tokens.ts";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { pino, type DestinationStream, type LoggerOptions } from "pino";

/** Structured log: one JSON object a line, with the request's id where there is one. */
export type Log = FastifyBaseLogger;

/** Never logged: what signs people in. */
const SECRETS = ["req.headers.cookie", "req.headers.authorization", "password", "token", "*.password", "*.token"];
/** What may be told of an error beside its message: names, never values. */
const FACTS = ["code", "constraint", "table", "column"];

const requestShown = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutTokens(url),
  host,
  remoteAddress: ip,
});

/** An error and its causes. A failed query's message repeats the values it was given: only its text is told. */
function errorShown(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const query = "query" in error && "params" in error && typeof error.query === "string" ? error.query : null;
  return {
    type: error.name,
    message: query === null ? error.message : `Failed query: ${query}`,
    ...Object.fromEntries(FACTS.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : []))),
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause !== undefined && { cause: errorShown(error.cause) }),
  };
}

/** @param destination where lines go instead of the standard output */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    redact: { paths: SECRETS, censor: "[redacted]" },
    serializers: { req: requestShown, err: errorShown, error: errorShown },
    // Messages of others name addresses too («Route GET:/… not found»).
    hooks: {
      logMethod(values, write) {
        Reflect.apply(
          write,
          this,
          values.map((value: unknown) => (typeof value === "string" ? withoutTokens(value) : value)),
        );
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

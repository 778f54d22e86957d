import { isProvider } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Auth } from "#platform/auth/better-auth.ts";
import { bindingCookie } from "#platform/auth/provider-cookie.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { beginAtProvider } from "./providers.service.ts";

interface ProviderStart {
  auth: Auth;
  platform: Platform;
  addressOf: (request: FastifyRequest) => string;
}

interface StartRequest {
  Params: { provider: string };
  Querystring: { next?: string; from?: string };
}

const NEXT_MAX = 300;

/**
 * Fastify plugin: GET /api/auth/google and /api/auth/linkedin send the browser to the provider, which sends it to
 * /auth-callback (specification 7.1). What cannot begin ends there too, and is worded there.
 */
export const providerStart =
  ({ auth, platform, addressOf }: ProviderStart) =>
  async (app: FastifyInstance) => {
    app.get<StartRequest>("/api/auth/:provider", async (request, reply) => {
      const { provider } = request.params;
      const intent = request.query.from === "signup" ? "sign-up" : "sign-in";
      const next = safePath(request.query.next);
      reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
      if (!isProvider(provider)) return reply.callNotFound();
      try {
        await countCall(platform, "provider", addressOf(request), null);
        const begun = await beginAtProvider(auth, platform, { provider, intent, next, userId: null });
        return await reply.header("set-cookie", bindingCookie(begun.binding, platform.config)).redirect(begun.url);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        const query = new URLSearchParams({ refused: failure.code, provider, intent, ...(next !== null && { next }) });
        return reply.redirect(`/auth-callback?${query.toString()}`);
      }
    });
  };

/** A path of this site to come back to, read as browsers read addresses; anything else is dropped. */
function safePath(next: unknown): string | null {
  const any = "https://kerkis.invalid";
  if (typeof next !== "string" || next.length > NEXT_MAX || !next.startsWith("/") || !URL.canParse(next, any))
    return null;
  const { origin, pathname, search, hash } = new URL(next, any);
  return origin === any && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : null;
}

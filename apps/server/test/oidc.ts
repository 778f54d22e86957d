import { OAuth2Server, type MutableRedirectUri, type MutableToken } from "oauth2-mock-server";

/** A real OpenID Connect provider on this machine, in Google's or LinkedIn's place. */
export interface TestProvider {
  /** Settings that point the product at it. */
  env: NodeJS.ProcessEnv;
  /** What its next ID tokens and userinfo say of the person. */
  says(claims: Record<string, unknown>): void;
  /** What its next ID tokens say besides, whatever is true. */
  forges(claims: Record<string, unknown>): void;
  /** What it sends the person back with instead of a code; null for a code. */
  refuses(error: string | null): void;
  /** What its token endpoint answers instead of tokens; null for tokens. */
  fails(status: number | null): void;
  stop(): Promise<void>;
}

export async function startProvider(name: "GOOGLE" | "LINKEDIN"): Promise<TestProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  const url = server.issuer.url ?? "";
  const clientId = `kerkis-${name.toLowerCase()}`;
  let person: Record<string, unknown> = {};
  let forged: Record<string, unknown> = {};
  let failure: number | null = null;
  let refusal: string | null = null;
  server.service.on("beforeAuthorizeRedirect", ({ url: back }: MutableRedirectUri) => {
    if (refusal === null) return;
    back.searchParams.delete("code");
    back.searchParams.set("error", refusal);
  });
  server.service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, { aud: clientId }, person, forged);
    for (const [key, value] of Object.entries(token.payload)) if (value === undefined) delete token.payload[key];
  });
  server.service.on("beforeUserinfo", (answer: { body: unknown }) => {
    answer.body = person;
  });
  server.service.on("beforeResponse", (answer: { statusCode: number; body: unknown }) => {
    if (failure === null) return;
    answer.statusCode = failure;
    answer.body = { error: "server_error" };
  });
  return {
    env: {
      [`${name}_CLIENT_ID`]: clientId,
      [`${name}_CLIENT_SECRET`]: "a secret between the two",
      [`${name}_ISSUER`]: url,
      [`${name}_AUTHORIZATION_URL`]: `${url}/authorize`,
      [`${name}_TOKEN_URL`]: `${url}/token`,
      [`${name}_USERINFO_URL`]: `${url}/userinfo`,
      [`${name}_JWKS_URL`]: `${url}/jwks`,
    },
    says: (claims) => {
      person = claims;
      forged = {};
      failure = null;
      refusal = null;
    },
    forges: (claims) => {
      forged = claims;
    },
    refuses: (error) => {
      refusal = error;
    },
    fails: (status) => {
      failure = status;
    },
    stop: () => server.stop(),
  };
}

/** What a browser does at Google or LinkedIn, for tests that need no browser. */
interface Reply {
  status: number;
  body: Record<string, unknown> & { code?: string; data?: { params?: Record<string, unknown> } };
  cookie: string;
}

const pairsOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(";", 1).join(""));

/** The person says yes at the provider. @returns where it sends them */
export async function consent(url: string): Promise<{ back: URL }> {
  const response = await fetch(url, { redirect: "manual" });
  return { back: new URL(response.headers.get("location") ?? "") };
}

/** A browser in front of the product at this address, known once it runs. */
export function providerVisit(address: () => string) {
  /** Leaves for the provider. @returns what the browser keeps, and where the provider sends it */
  async function leave(provider: string, query = "", cookie = ""): Promise<{ cookie: string; back: URL; asked: URL }> {
    const start = await fetch(`${address()}/api/auth/${provider}${query}`, { redirect: "manual", headers: { cookie } });
    const asked = new URL(start.headers.get("location") ?? "", address());
    if (asked.pathname === "/auth-callback") return { cookie: "", back: asked, asked };
    const { back } = await consent(asked.href);
    return { cookie: [cookie, ...pairsOf(start)].filter(Boolean).join("; "), back, asked };
  }

  /** What /auth-callback sends to finish. */
  async function finish(back: URL, cookie: string, changes: Record<string, string> = {}): Promise<Reply> {
    const { state, code } = { ...Object.fromEntries(back.searchParams), ...changes } as Record<string, string>;
    return post("/auth/provider-callback", { state, code, ...changes }, cookie);
  }

  async function post(path: string, body: unknown, cookie = ""): Promise<Reply> {
    const response = await fetch(`${address()}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie },
      body: JSON.stringify(body),
    });
    const session = pairsOf(response).find((pair) => pair.startsWith("kerkis.session_token="));
    const answer = (await response.json()) as Reply["body"];
    return { status: response.status, body: answer, cookie: session ?? "" };
  }

  async function arrive(provider: string, query = "", cookie = ""): Promise<Reply> {
    const left = await leave(provider, query, cookie);
    return finish(left.back, left.cookie);
  }

  /** Begins to link a provider in the settings. @returns where to go, and what the browser keeps */
  async function wish(cookie: string, password?: string, provider = "google") {
    const response = await fetch(`${address()}/api/me/accounts`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-kerkis": "1", cookie },
      body: JSON.stringify({ provider, password, next: "/settings" }),
    });
    const body = (await response.json()) as { url: string; code?: string };
    return { body, cookie: [cookie, ...pairsOf(response)].join("; ") };
  }

  return { leave, finish, post, arrive, wish };
}

/** A page with one screen on it, in front of a server that answers as a test says. */
import { type ErrorCode, ERRORS } from "@kerkis/contract/core/errors.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "#shared/api/query-client.ts";
import { provideTransport } from "#shared/api/transport.ts";
import { asVisitor, sessionQuery } from "#shared/permissions/session.ts";
import { Toaster } from "#shared/ui/toast.tsx";

interface Call {
  path: string;
  body: unknown;
}

type Answer = { refuse: ErrorCode; params?: Record<string, number> } | { reply: unknown } | "unreachable";

export interface Screen {
  /** Changes asked of the server, oldest first. */
  calls: Call[];
  /** Answers one path of the API from now on; `{ ok: true }` unless told. */
  answer: (path: string, answer: Answer) => void;
  queryClient: ReturnType<typeof createQueryClient>;
  /** Where the page is. */
  path: () => string;
  close: () => void;
}

export const visitor: Session = asVisitor(undefined);

export const founder: Session = {
  ...visitor,
  profile: {
    id: "0199a000-0000-7000-8000-000000000001",
    role: "company_coordinator",
    first_name: "Μαρία",
    last_name: "Δούκα",
    email: "maria@startup.test",
    avatar_url: null,
    language: "en",
  },
};

function respond(answer: Answer): Response {
  if (answer === "unreachable") throw new TypeError("Failed to fetch");
  if ("reply" in answer) return Response.json(answer.reply);
  const { refuse: code, params } = answer;
  return Response.json(
    { defined: false, code, status: ERRORS[code], message: code, data: { params } },
    { status: ERRORS[code] },
  );
}

/** Shows `content` at `path`; every other path is an empty page. */
export function showScreen(content: ReactNode, { path = "/signin", session = visitor } = {}): Screen {
  document.documentElement.lang = "en";
  const calls: Call[] = [];
  const answers = new Map<string, Answer>([["/session", { reply: session }]]);
  const fetch = async (request: Request) => {
    const name = new URL(request.url).pathname.replace(/^\/api/, "");
    if (request.method !== "GET") calls.push({ path: name, body: JSON.parse((await request.text()) || "null") });
    return respond(answers.get(name) ?? { reply: { ok: true } });
  };
  provideTransport(() => ({ origin: window.location.origin, fetch }));

  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, session);
  const rootRoute = createRootRoute();
  const shown = new URL(path, window.location.origin).pathname;
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: shown, component: () => content }),
      createRoute({ getParentRoute: () => rootRoute, path: "$", component: () => null }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
  return {
    calls,
    answer: (name, answer) => answers.set(name, answer),
    queryClient,
    path: () => router.state.location.href,
    close: () => {
      root.unmount();
      document.body.replaceChildren();
      sessionStorage.clear();
      localStorage.clear();
    },
  };
}

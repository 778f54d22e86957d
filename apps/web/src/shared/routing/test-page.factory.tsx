import { type ErrorCode, ERRORS } from "@kerkis/contract/codes.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
} from "@tanstack/react-router";
import { Presence, Socket } from "phoenix";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "../../styles/app.css";
import { type Answers, endpointOf } from "#shared/api/answers.factory.ts";
import { loadErrorTexts } from "#shared/api/error-wording.ts";
import { provideTransport } from "#shared/api/transport.ts";
import { LanguageProvider } from "#shared/i18n/language-provider.tsx";
import { provideLanguage } from "#shared/i18n/language.ts";
import { AuthProvider } from "#shared/permissions/auth-provider.tsx";
import type { FeaturePage } from "#shared/routing/feature.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { RealtimeConnection } from "#shared/realtime/realtime-connection.ts";
import { RealtimeContext } from "#shared/realtime/realtime-context.ts";
import { keepPicture } from "./accessible.factory.ts";
import { Wire } from "#shared/realtime/wire.factory.ts";
import { toast, Toaster } from "#shared/ui/overlays/toast.tsx";

export interface TestPage {
  /** Calls made, as "METHOD /path?query", in order. */
  calls: string[];
  /** Address that the page is at. */
  address(): string;
  queryClient: QueryClient;
  /** Goes to another address, as a link would. */
  go(to: string): void;
  close(): void;
}

interface TestPageOptions {
  /** May change while the page is open. */
  answers: Answers;
  session: Session;
  /** Where the page is opened. */
  at?: string;
  /** The path of its route, where `at` says what that names. */
  route?: string;
  /** Other addresses that exist. */
  paths?: readonly string[];
  /** Pages that menus and search know; without them those of `paths`. */
  pages?: readonly FeaturePage[];
  language?: "el" | "en";
  /** The element is the page at `at`, which reaches its route by id: a signed-in one, or a public one of the shell. */
  isPage?: boolean | "public";
}

/** Shows an element as the application would: with routes, a session, an API that answers as told, and a live channel. */
export async function openTestPage(element: ReactNode, options: TestPageOptions): Promise<TestPage> {
  provideLanguage(() => options.language ?? "en");
  await loadErrorTexts();
  const calls: string[] = [];
  let isClosed = false;
  provideTransport(() => ({
    origin: window.location.origin,
    async fetch(request) {
      const answered = await answer(request, { "identity.session": options.session, ...options.answers }, calls);
      // Whoever still waits is of a page that is gone: what it would do with its answer, the next page would show.
      return isClosed ? new Promise<never>(() => {}) : answered;
    },
  }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  queryClient.setQueryData(sessionQuery().queryKey, options.session);
  Wire.reset();
  const connection = new RealtimeConnection({
    endpoint: "wss://kerkis.test/socket",
    load: async () => ({ Socket, Presence }),
    transport: Wire,
  });
  await connection.start();
  const rootRoute = createRootRoute({
    component: () => (
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <AuthProvider>
            <RealtimeContext value={connection}>
              {options.isPage ? <Outlet /> : element}
              <output aria-label="address">
                <Address />
              </output>
              <Toaster />
            </RealtimeContext>
          </AuthProvider>
        </LanguageProvider>
      </QueryClientProvider>
    ),
  });
  const routes = ["/", ...(options.paths ?? [])].map((path) => createRoute({ getParentRoute: () => rootRoute, path }));
  const at = options.at ?? "/";
  const shell = createRoute({ getParentRoute: () => rootRoute, id: "shell" });
  const signedIn = createRoute({ getParentRoute: () => shell, id: "signed-in" });
  const ownPath = { path: options.route ?? at.replace(/\?.*/, ""), component: () => element };
  const pages = {
    public: () => [shell.addChildren([createRoute({ getParentRoute: () => shell, ...ownPath })])],
    true: () => [
      shell.addChildren([signedIn.addChildren([createRoute({ getParentRoute: () => signedIn, ...ownPath })])]),
    ],
    false: () => [],
  };
  const page = pages[`${options.isPage ?? false}`]();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...routes, ...page]),
    context: { queryClient, pages: options.pages ?? (options.paths ?? []).map((path) => ({ path })) },
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  root.render(<RouterProvider router={router} />);
  return {
    calls,
    queryClient,
    address: () => router.state.location.href,
    go: (to) => void router.navigate({ to }),
    close: () => {
      isClosed = true;
      keepPicture();
      // Toasts outlive the page that they were shown on, and would lie over the next one's buttons.
      toast.dismiss();
      connection.stop();
      root.unmount();
      document.body.replaceChildren();
    },
  };
}

function Address() {
  return useLocation().href;
}

async function answer(request: Request, answers: Answers, calls: string[]): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/api/, "");
  calls.push(`${request.method} ${path}${search}`);
  const endpoint = endpointOf(request.method, path);
  const configured = endpoint && answers[endpoint];
  const value: unknown = typeof configured === "function" ? await configured(request) : configured;
  if (value instanceof Response) return value;
  if (value === undefined) return Response.json({ code: "request.not_found", message: "" }, { status: 404 });
  return Response.json(value);
}

/** A refusal as the server sends it. */
export function refusal(code: ErrorCode, params?: Record<string, number>, fields: FieldIssue[] = []): Response {
  const status = ERRORS[code];
  return Response.json({ defined: false, code, status, message: code, data: { params, fields } }, { status });
}

/** An answer: the server is not reached. */
export function unreachable(): never {
  throw new TypeError("Failed to fetch");
}

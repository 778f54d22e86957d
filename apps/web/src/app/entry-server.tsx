import { type RenderInput, type RenderOutput, SHELL_PATH } from "@kerkis/contract/core/happenings/rendering.ts";
import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createQueryClient } from "#shared/api/query-client.ts";
import { languageAddress } from "#shared/routing/head.ts";
import { partsHere } from "#shared/ui/states/late-part.tsx";
import { errorDocument } from "./errors/error-document.ts";
import { runPageRequest } from "./request-context.ts";
import { createAppRouter } from "./router.tsx";

export { publicAddresses } from "./features.ts";
import { bringRoutes } from "./routes.ts";

/** On the server all of them are here from the beginning. */
const routes = await bringRoutes();

/**
 * Renders one page to complete HTML, its data included. The caller adds the built assets before `</head>`.
 * Answers 404 for unknown paths, 500 with a plain error page when rendering itself fails, and redirects as `redirect`.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const transport = {
    origin: new URL(input.url).origin,
    fetch: (request: Request) => {
      if (input.cookie !== null) request.headers.set("cookie", input.cookie);
      return input.fetchApi(request);
    },
  };
  return runPageRequest({ language: input.language, transport }, () => renderPage(input));
}

async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const isShell = new URL(input.url).pathname === SHELL_PATH;
  const handle = createRequestHandler({
    // The empty application is the home page with nothing but its root; in the browser it becomes any page.
    request: new Request(isShell ? new URL("/", input.url) : input.url),
    createRouter: () =>
      createAppRouter(
        routes,
        {
          queryClient: createQueryClient(),
          origin: input.origin,
          theme: input.theme,
          display: input.display,
          cookie: isShell ? null : input.cookie,
          isShell,
        },
        input.scriptMark,
      ),
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    await partsHere();
    return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
  });
  const location = response.headers.get("location");
  if (location !== null && response.status >= 300 && response.status < 400) {
    const target = new URL(location, input.url);
    const inside = target.origin === new URL(input.url).origin;
    const redirect = inside ? target.href.slice(target.origin.length) : location;
    return { status: response.status, headers: {}, html: "", redirect };
  }
  const html = await response.text();
  // The renderer answers a bare sentence when the document itself could not be rendered.
  if (!html.startsWith("<!DOCTYPE html>")) {
    return { status: 500, headers: {}, html: errorDocument(languageAddress(input.origin, "/", input.language)) };
  }
  return { status: response.status, headers: Object.fromEntries(response.headers), html };
}

/** What belongs to one page request on the server; installed once, read wherever the renderer runs. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { type ApiTransport, provideTransport } from "#shared/api/transport.ts";
import { provideLanguage } from "#shared/i18n/language.ts";

interface PageRequest {
  readonly language: Language;
  readonly transport: ApiTransport;
}

const requests = new AsyncLocalStorage<PageRequest>();

function current(): PageRequest {
  const request = requests.getStore();
  if (!request) throw new Error("A page was rendered outside of a request");
  return request;
}

provideLanguage(() => current().language);
provideTransport(() => current().transport);

export const runPageRequest = <Result>(request: PageRequest, work: () => Promise<Result>): Promise<Result> =>
  requests.run(request, work);

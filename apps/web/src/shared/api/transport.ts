/**
 * Where API calls go: the network in the browser, our own process while a page is rendered on the server.
 * The renderer installs a reader of the current request's transport, so calls of two visitors can never mix.
 */
export interface ApiTransport {
  /** Origin that `/api` is appended to. */
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

const network: ApiTransport = {
  get origin() {
    return window.location.origin;
  },
  fetch: (request) => globalThis.fetch(request),
};

let readTransport: () => ApiTransport = () => network;

export function provideTransport(read: () => ApiTransport): void {
  readTransport = read;
}

export const currentTransport = (): ApiTransport => readTransport();

let readOrganization: () => string | undefined = () => undefined;

/** The browser installs which organization this page works in; two tabs may be in different ones. */
export function provideOrganization(read: () => string | undefined): void {
  readOrganization = read;
}

export const workingOrganization = (): string | undefined => readOrganization();

let onUnauthorized: () => void = () => undefined;

/** The browser installs what happens when a call finds no session: it may have ended elsewhere. */
export function watchUnauthorized(listener: () => void): void {
  onUnauthorized = listener;
}

const UNAUTHORIZED = 401;

/** Sends a request over the current transport. */
export async function send(request: Request): Promise<Response> {
  const response = await currentTransport().fetch(request);
  if (response.status === UNAUTHORIZED) onUnauthorized();
  return response;
}

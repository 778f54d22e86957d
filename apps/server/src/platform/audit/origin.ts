import { AsyncLocalStorage } from "node:async_hooks";

/** Where a change came from: what every audit entry says besides who and what. */
export interface Origin {
  address: string;
  requestId: string;
  impersonatorId: string | null;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs a request's work; audit entries written in it name its origin. */
export const withOrigin = <Result>(origin: Origin, work: () => Result): Result => origins.run(origin, work);

/** The origin of the request being answered; undefined in jobs and at start. */
export const currentOrigin = (): Origin | undefined => origins.getStore();

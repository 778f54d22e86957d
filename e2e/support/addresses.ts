import * as z from "zod";

const addresses = z.object({ product: z.url(), mails: z.url() });

/** Where the product under test and its mails are. */
export type JourneyAddresses = z.infer<typeof addresses>;

const VARIABLE = "KERKIS_JOURNEY_ADDRESSES";

/** Tells every test process where the product runs. */
export function publishAddresses(value: unknown): void {
  process.env[VARIABLE] = JSON.stringify(addresses.parse(value));
}

/** The addresses that the set-up published; fails outside a test run. */
export function journeyAddresses(): JourneyAddresses {
  return addresses.parse(JSON.parse(process.env[VARIABLE] ?? "null"));
}

/** The product's address, or undefined before the set-up has started it. */
export function productAddress(): string | undefined {
  return process.env[VARIABLE] ? journeyAddresses().product : undefined;
}

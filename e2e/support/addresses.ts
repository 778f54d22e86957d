import * as z from "zod";

const addresses = z.object({
  product: z.url(),
  mails: z.url(),
  /** The product's database as its owner: tests arrange people and organizations in it. */
  database: z.string(),
  /** The product's secret, so that a test can make a session. */
  secret: z.string(),
  /** What it runs and serves: the server's file and the web build's folder. */
  built: z.object({ server: z.string(), webDist: z.string() }),
  /** Where tests that need a database of their own make it; their names begin with `prefix`. */
  postgres: z.object({ url: z.string(), prefix: z.string() }),
});

/** Where the product under test, its mails and its database are. */
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

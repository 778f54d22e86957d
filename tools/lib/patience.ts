/**
 * How long tests wait for what must come, in milliseconds: a busy machine is slow, not wrong. What never comes is told
 * all the same, only later; no test is about speed.
 */
export const patience = {
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  /** As for journeys (playwright.config.ts): one more try tells a stall from a fault. At a desk nothing is hidden. */
  retry: process.env.CI ? 1 : 0,
};

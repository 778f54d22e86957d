// Loaded before every test of components: what a test leaves on its page is readable by everyone.
import { afterEach } from "vitest";
import { problemsOfPicture } from "./accessible.factory.ts";

// Registered first, so it runs after the test's own clean-up.
afterEach(async () => {
  const problems = await problemsOfPicture();
  if (problems.length > 0) throw new Error(`The page is not readable by everyone:\n${problems.join("\n")}`);
});

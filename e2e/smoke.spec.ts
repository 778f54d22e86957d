import { expect, test } from "@playwright/test";

test("the product answers, in Greek", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
});

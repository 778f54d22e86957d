import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
export const base = "http://localhost:4313";
const password = readFileSync(new URL(".data/demo-password", import.meta.url), "utf8").trim();
export const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
export async function person(who, { width = 1440, height = 900, dark = false, lang = "el" } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    locale: lang === "el" ? "el-GR" : "en-GB",
  });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  await page.goto(`${base}/signin?lang=${lang}`);
  await page.getByRole("textbox").first().fill(`${who}@demo.kerkis.local`);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes("signin"), { timeout: 30000 });
  return page;
}

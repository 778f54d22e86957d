// Google and LinkedIn for real, against OpenID Connect servers on this machine.
import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { sql } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { startProvider, type TestProvider } from "../apps/server/test/oidc.ts";
import { expect, open, startingWith, test, textField, toastOf } from "./support/journey.ts";
import { type OwnProduct, startOwnProduct } from "./support/servers/own-product.ts";
import { addPerson, countRows } from "./support/people/people.ts";
import { signOut } from "./support/people/sign-in.ts";
import type { Texts } from "./support/texts.ts";

// One product for all, whose settings name the providers: in one worker, one after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const PASSWORD = "θάλασσα-και-φως-7";
const NAMES = { google: "Google", linkedin: "LinkedIn" } as const;
type ProviderName = keyof typeof NAMES;

let providers: Record<ProviderName, TestProvider>;
let product: OwnProduct;

test.beforeAll(async () => {
  const [google, linkedin] = await Promise.all([startProvider("GOOGLE"), startProvider("LINKEDIN")]);
  providers = { google, linkedin };
  product = await startOwnProduct({ ...google.env, ...linkedin.env });
});

test.afterAll(async () => {
  await product?.close();
  await Promise.all([providers?.google.stop(), providers?.linkedin.stop()]);
});

const someone = () => ({
  sub: randomUUID(),
  email: `maria@${randomUUID()}.test`,
  email_verified: true,
  given_name: "Μαρία",
  family_name: "Δούκα",
});

const leaveFor = (page: Page, provider: ProviderName) =>
  page.getByRole("main").getByRole("link", { name: NAMES[provider], exact: true }).click();

const signedIn = (page: Page, t: Texts, name: string) =>
  expect(page.getByRole("button", { name: t("shell_account_menu", { name }) })).toBeVisible();

/** The line of a provider in the settings. */
const linked = (page: Page, name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });

const accountsOf = (email: string) => countRows(product.world, sql`from profiles where email = ${email}`);

for (const [provider, language] of [
  ["google", "el"],
  ["linkedin", "en"],
] as const) {
  test(`someone new signs up with ${NAMES[provider]}, and signs in with it the next time`, async ({ visit }) => {
    const person = someone();
    providers[provider].says(person);
    const { page, t } = await visit({ world: product.world, language });
    await open(page, "/signup");
    await leaveFor(page, provider);
    await signedIn(page, t, "Μαρία Δούκα");
    await expect(page).toHaveURL(/\/my-applications$/);
    expect(await accountsOf(person.email)).toBe(1);
    await open(page, "/settings?section=linked-accounts");
    await expect(linked(page, NAMES[provider])).toContainText(t("security_accounts_linked", { date: "" }).trim());

    await signOut(page, t, { name: "Μαρία Δούκα" });
    await open(page, "/signin?next=/notifications");
    await leaveFor(page, provider);
    await expect(page).toHaveURL(/\/notifications$/);
    await expect(toastOf(page, { t, title: t("identity_sign_in_done") })).toBeVisible();
    await signedIn(page, t, "Μαρία Δούκα");
    expect(await accountsOf(person.email)).toBe(1);
  });
}

const failures: {
  what: string;
  provider: ProviderName;
  from: "/signin" | "/signup";
  title: string;
  text: string;
  arrange: (provider: TestProvider) => void;
}[] = [
  {
    what: "the person says no to Google",
    provider: "google",
    from: "/signin",
    title: "identity_google_sign_in_failed",
    text: "error_auth_provider_refused",
    arrange: (provider) => provider.refuses("access_denied"),
  },
  {
    what: "the person says no to LinkedIn while signing up",
    provider: "linkedin",
    from: "/signup",
    title: "identity_linkedin_sign_up_failed",
    text: "error_auth_provider_refused",
    arrange: (provider) => provider.refuses("user_cancelled_authorize"),
  },
  {
    what: "Google gives no e-mail",
    provider: "google",
    from: "/signup",
    title: "identity_google_sign_up_failed",
    text: "error_auth_provider_email_missing",
    arrange: (provider) => provider.says({ sub: randomUUID() }),
  },
  {
    what: "LinkedIn is down",
    provider: "linkedin",
    from: "/signin",
    title: "identity_linkedin_sign_in_failed",
    text: "error_auth_provider_unavailable",
    arrange: (provider) => provider.fails(500),
  },
];

for (const { what, provider, from, title, text, arrange } of failures) {
  test(`${what}: the page says so and leads back`, async ({ visit }) => {
    const person = someone();
    providers[provider].says(person);
    arrange(providers[provider]);
    const { page, context, t } = await visit({ world: product.world, language: "en" });
    await open(page, `${from}?next=/notifications`);
    await leaveFor(page, provider);
    await expect(page.getByRole("main").getByText(`${t(title)}. ${t(text)}`)).toBeVisible();
    await expect(toastOf(page, { t, title: t(title) })).toContainText(t(text));
    expect((await context.cookies()).some(({ name }) => name === "kerkis.session_token")).toBe(false);
    expect(await accountsOf(person.email)).toBe(0);

    // The next attempt is a new one, and still leads to where the person wanted to go.
    providers[provider].says(person);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("identity_try_again"), exact: true })
      .click();
    await expect(page).toHaveURL(`${from}?next=%2Fnotifications`);
    await leaveFor(page, provider);
    await expect(page).toHaveURL(/\/notifications$/);
    await signedIn(page, t, "Μαρία Δούκα");
  });
}

test("an address that has an account is linked by its password, once, and never without it", async ({ visit }) => {
  const { world } = product;
  const owner = await addPerson(world, { passwordHash: await hashPassword(PASSWORD) });
  providers.google.says({ ...someone(), email: owner.email });
  const { page, context, t } = await visit({ world });
  await open(page, "/signin?next=/notifications");
  await leaveFor(page, "google");
  await expect(page.getByRole("heading", { level: 1, name: t("identity_link_title") })).toBeVisible();
  await expect(page.getByText(t("identity_link_exists", { email: owner.email }))).toBeVisible();
  await expect(page.getByText(t("identity_link_prove", { provider: "Google" }))).toBeVisible();
  const password = page.getByLabel(startingWith(t("identity_password")));
  const link = page.getByRole("button", { name: t("identity_link_submit", { provider: "Google" }) });
  await link.click();
  await expect(password).toHaveAccessibleDescription(t("field_required"));
  await password.fill("μια μαντεψιά");
  await link.click();
  await expect(password).toHaveAccessibleDescription(t("security_proof_wrong"));
  expect((await context.cookies()).some(({ name }) => name === "kerkis.session_token")).toBe(false);
  await password.fill(PASSWORD);
  await link.click();
  await expect(page).toHaveURL(/\/notifications$/);
  await signedIn(page, t, owner.name);

  await signOut(page, t, owner);
  await open(page, "/signin");
  await leaveFor(page, "google");
  await signedIn(page, t, owner.name);
  expect(await accountsOf(owner.email)).toBe(1);
});

test("a second way in is linked in the settings after the password, and unlinked again", async ({ visit }) => {
  const { world } = product;
  const owner = await addPerson(world, { language: "en", passwordHash: await hashPassword(PASSWORD) });
  providers.linkedin.says(someone());
  const { page, t } = await visit({ person: owner, world });
  await open(page, "/settings?section=linked-accounts");
  const prove = async (confirm: string) => {
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(startingWith(t("security_proof_password"))).fill(PASSWORD);
    await dialog.getByRole("button", { name: t(confirm), exact: true }).click();
  };
  await page.getByRole("button", { name: t("security_accounts_link_of", { provider: "LinkedIn" }) }).click();
  await prove("security_two_factor_begin");
  await expect(toastOf(page, { t, title: t("identity_linked", { provider: "LinkedIn" }) })).toBeVisible();
  await expect(page).toHaveURL(/\/settings\?section=linked-accounts$/);
  await page.getByRole("button", { name: t("security_accounts_unlink_of", { provider: "LinkedIn" }) }).click();
  await prove("security_accounts_unlink");
  await expect(linked(page, "LinkedIn")).toContainText(t("security_accounts_not_linked"));
});

test("an installation without them says so and offers nothing that fails", async ({ visit }) => {
  const { page, t } = await visit();
  await open(page, "/signin");
  await expect(page.getByText(t("identity_providers_missing"))).toBeVisible();
  await expect(page.getByRole("button", { name: "Google", exact: true })).toBeDisabled();
  await open(page, "/auth-callback?refused=auth.provider_missing&provider=google&intent=sign-in");
  await expect(toastOf(page, { t, title: t("identity_google_sign_in_failed") })).toContainText(
    t("error_auth_provider_missing"),
  );
  await expect(textField(page, t("identity_email"))).toHaveCount(0);
});

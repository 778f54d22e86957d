/** Hooks that need a provider name it when it is missing (specification 8, context misuse); useOrganization has its test with the switcher. */
import { Component, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useLanguage } from "#shared/i18n/language-context.ts";
import { asVisitor, useAuth } from "#shared/permissions/session.ts";
import { openTestPage } from "#shared/routing/test-page.factory.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

class Catching extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError(error: unknown) {
    return { said: error instanceof Error ? error.message : "" };
  }
  override render() {
    return this.state.said === null ? this.props.children : <p role="alert">{this.state.said}</p>;
  }
}
function Auth() {
  return <p>role: {useAuth().profile?.role ?? "visitor"}</p>;
}
function Language() {
  return <p>language: {useLanguage().language}</p>;
}

test.each([
  ["useAuth must be used within an AuthProvider", <Auth key="auth" />],
  ["useLanguage must be used within a LanguageProvider", <Language key="language" />],
])("«%s»", async (text, misused) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Catching>{misused}</Catching>);
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
});

test("inside them they answer", async () => {
  const used = (
    <>
      <Auth />
      <Language />
    </>
  );
  const shown = await openTestPage(used, { answers: {}, session: asVisitor(undefined), language: "el" });
  await expect.element(page.getByText("role: visitor")).toBeVisible();
  await expect.element(page.getByText("language: el")).toBeVisible();
  shown.close();
});

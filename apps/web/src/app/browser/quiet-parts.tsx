import { Impersonation } from "#features/admin/admin.public.tsx";
import { SessionSync } from "#features/identity/session-sync.public.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { NewVersionNotice } from "./new-version-notice.tsx";

/** A file of its own: the shell shares some of what is here, and needs nothing of the chat. */
const loadChat = async () => (await import("#features/assistant/assistant.public.tsx")).ChatWidget;

const NOTHING = {};

/** What every page has and hardly anyone sees; it comes once the page is there, with all that signing out needs. */
export function QuietParts() {
  return (
    <>
      <SessionSync />
      <Impersonation />
      <NewVersionNotice />
      <Loaded load={loadChat} props={NOTHING} />
    </>
  );
}

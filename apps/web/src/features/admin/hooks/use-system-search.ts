import { getRouteApi, useNavigate, useRouter } from "@tanstack/react-router";
import type { SystemSearch } from "./system-search.ts";

const PATH = "/system-admin";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** What the address of /system-admin says, and a way to change parts of it in place. */
export function useSystemSearch() {
  const search: SystemSearch = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const router = useRouter();
  function change(part: SystemSearch): void {
    // A search asked after a pause must not call back who is on the way to another page.
    if (router.latestLocation.pathname !== PATH) return;
    void navigate({ search: (known) => ({ ...known, ...part }), replace: true, resetScroll: false });
  }
  return { search, change, path: PATH };
}

import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * A visitor's deep link returns after sign-in, hash included: servers never see a hash, browsers carry it through the
 * redirect to the sign-in page, and here it joins the address to return to (specification 2.3).
 */
export function useDeepLinkHash(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const next = search.next;
  const isOf = hash !== "" && next !== undefined && !next.includes("#");
  const join = useEffectEvent(() => {
    void navigate({ to: pathname, search: { next: `${next}#${hash}` }, hash: "", replace: true });
  });
  useEffect(() => {
    if (isOf) join();
  }, [isOf]);
}

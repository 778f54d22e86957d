import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Bell, BellRing } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { useWaitForCall } from "../../programmes.mutations.ts";
import { programmesQueries } from "../../programmes.queries.ts";

/** Before a call opens: asks to be told when it does, or no longer. Whoever is signed out signs in first. */
export function NotifyMe({ callId, size = "lg" }: { callId: string; size?: "md" | "lg" }) {
  const isSignedIn = useSession().profile !== null;
  const { pathname } = useLocation();
  const { data } = useQuery({ ...programmesQueries.waiting(callId), enabled: isSignedIn });
  const wait = useWaitForCall(callId);
  if (!isSignedIn)
    return (
      <Link to="/signin" search={{ next: pathname }} className={buttonStyles({ variant: "accent", size })}>
        <Bell aria-hidden />
        {m.programmes_call_wait()}
      </Link>
    );
  const isWaiting = data?.is_waiting === true;
  return (
    <Button
      variant={isWaiting ? "onstage" : "accent"}
      size={size}
      disabled={!data}
      pending={wait.isPending}
      onClick={() => wait.mutate(!isWaiting)}
    >
      {isWaiting ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      {isWaiting ? m.programmes_call_waits() : m.programmes_call_wait()}
    </Button>
  );
}

import { Link } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { m } from "#messages";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { ShellBanner } from "#shared/ui/layout/shell-banner.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useFinishWelcome } from "../../identity.mutations.ts";

/** Offers the first steps until they are done or put aside; sign-in itself leads where the role belongs. */
export function WelcomeBanner() {
  const finish = useFinishWelcome();
  const putAside = () => finish.mutate(undefined, { onError: (error) => toastFailure(m.identity_error(), error) });
  return (
    <ShellBanner
      icon={Sparkles}
      action={
        <span className="flex gap-2">
          <Link to="/welcome" className={buttonStyles({ size: "sm" })}>
            {m.identity_welcome_open()}
          </Link>
          <Button size="sm" variant="ghost" pending={finish.isPending} onClick={putAside}>
            {m.identity_welcome_later()}
          </Button>
        </span>
      }
    >
      {m.identity_welcome_offer()}
    </ShellBanner>
  );
}

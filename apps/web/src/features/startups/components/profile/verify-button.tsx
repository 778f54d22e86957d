import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useVerify } from "../../startups.mutations.ts";

/** Verifies a profile that came from a file, which publishes it. */
export function VerifyButton({ startup: { id, name } }: { startup: Startup }) {
  const [isAsking, setAsking] = useState(false);
  const verify = useVerify();
  return (
    <>
      <Button variant="accent" onClick={() => setAsking(true)}>
        <BadgeCheck aria-hidden />
        {m.startups_verify()}
      </Button>
      {isAsking && (
        <Confirm
          title={m.startups_verify_title({ name })}
          description={m.startups_verify_text()}
          confirmLabel={m.startups_verify()}
          command={verify}
          input={() => ({ id })}
          done={m.startups_verify_done()}
          failed={m.startups_verify_failed()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

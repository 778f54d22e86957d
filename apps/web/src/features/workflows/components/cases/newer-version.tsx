import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { ArrowRightLeft } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { isOrganizationAdmin } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";

const MoveCases = latePart(async () => (await import("../versions/move-cases.tsx")).MoveCases, { isQuiet: true });

/** That a case follows an older version than new ones do; whoever edits workflows moves it from here, after a preview (M). */
export function NewerVersion({ one }: { one: InstanceDetail }) {
  const { id, template_id: template, number, published } = one;
  const isAdmin = isOrganizationAdmin(useSession());
  const [isMoving, setMoving] = useState(false);
  const isNewer = one.can_manage && one.ended_at === null && published !== null && published !== number;
  usePlainKeys((key) => {
    if (key === "m" && isNewer && isAdmin) setMoving(true);
  });
  if (!isNewer) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle>{m.workflows_newer({ number: published })}</CardTitle>
        <p className="mt-1 text-muted-foreground">{m.workflows_newer_text({ number })}</p>
        {isAdmin && (
          <Button variant="outline" size="sm" className="mt-4" onClick={() => setMoving(true)}>
            <ArrowRightLeft aria-hidden />
            {m.workflows_newer_move({ number: published })}
            <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
              M
            </kbd>
          </Button>
        )}
      </CardBody>
      {isMoving && <MoveCases id={template} number={number} instance={id} onClose={() => setMoving(false)} />}
    </Card>
  );
}

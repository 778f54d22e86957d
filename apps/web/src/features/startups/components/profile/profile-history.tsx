import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { History } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { RecordHistory } from "#shared/forms/record-history.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Button } from "#shared/ui/button.tsx";
import { startupsQueries } from "../../startups.queries.ts";

/** What is kept besides the form: who runs it, and what became part of it. */
const TOLD = { people: m.startups_history_people, merged: m.startups_history_merged };

/** Who changed what and when, for those who may edit. */
export function ProfileHistory({ startupId }: { startupId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2 px-1">
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <History />
        {m.startups_history()}
      </Button>
      {isOpen && <Changes startupId={startupId} />}
    </div>
  );
}

function Changes({ startupId }: { startupId: string }) {
  const list = useList(startupsQueries.history(startupId));
  return (
    <div className="mt-4 rounded-lg bg-surface p-5 shadow-sm">
      <RecordHistory list={list} form={PROFILE_FORM} told={TOLD} />
    </div>
  );
}

import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import type { ProfileGroup } from "@kerkis/contract/startups/profile/profile.schema.ts";
import { useMemo, useState } from "react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { Alert } from "#shared/ui/alert.tsx";
import { EditHere } from "./profile/edit-here.tsx";
import { EditingContext } from "./profile/editing.ts";
import { StartupActions } from "./startup-actions.tsx";
import { StartupKeyFacts } from "./startup-facts.tsx";
import { StartupDetails, StartupTeam, StartupText } from "./startup-sections.tsx";
import { StartupParts } from "./startup-parts.tsx";
import { StartupStage } from "./startup-stage.tsx";

const loadHistory = async () => (await import("./profile/profile-history.tsx")).ProfileHistory;

const loadPeople = async () => (await import("./people/startup-people.tsx")).StartupPeople;

const StartupNews = latePart(async () => (await import("./news/startup-news.tsx")).StartupNews);
const StartupAside = latePart(async () => (await import("./startup-aside.tsx")).StartupAside);
const SimilarStartups = latePart(async () => (await import("./similar-startups.tsx")).SimilarStartups, {
  isQuiet: true,
});

/** The startup on its stage, its story, and who stands next to it. `address` is the page's own, to be shared. */
export function StartupProfile({ startup, address }: { startup: Startup; address: string }) {
  const isVisitor = useSession().profile === null;
  const [open, setOpen] = useState<ProfileGroup | null>(null);
  const editing = useMemo(
    () => (startup.can.edit ? { startupId: startup.id, open, setOpen } : null),
    [startup.can.edit, startup.id, open],
  );
  return (
    <EditingContext value={editing}>
      <article>
        {!(startup.is_active && startup.is_verified) && (
          <Alert tone="warning" className="mb-5" title={m.startups_unpublished_title()}>
            {m.startups_unpublished_text()}
          </Alert>
        )}
        <StartupStage
          startup={startup}
          hasWayBack={isVisitor}
          actions={<StartupActions startup={startup} address={address} />}
        />
        <StartupKeyFacts startup={startup} />
        {(startup.can.edit || startup.is_mine) && (
          <div className="flex flex-wrap px-3 sm:px-7 [&>:has([aria-expanded=true])]:w-full">
            {startup.can.edit && <Loaded load={loadHistory} props={{ startupId: startup.id }} />}
            <Loaded load={loadPeople} props={{ startupId: startup.id, name: startup.name }} />
          </div>
        )}
        <div className="mt-6 px-1 empty:hidden sm:px-7">
          <EditHere groups={["identity", "activity", "seat", "funding"]} />
        </div>
        <StartupParts startup={startup} />
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-1 sm:px-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9">
            <StartupText startup={startup} />
            <StartupNews startup={startup} />
            <StartupTeam team={startup.team} />
            <StartupDetails startup={startup} />
          </div>
          <StartupAside startup={startup} />
        </div>
        <SimilarStartups id={startup.id} industry={startup.industry} />
      </article>
    </EditingContext>
  );
}

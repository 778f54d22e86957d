import { getRouteApi, Link, useNavigate, useRouter } from "@tanstack/react-router";
import { Megaphone } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#messages";
import { managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { NotACoordinator } from "../components/not-a-coordinator.ts";
import { QueueList } from "../components/queue/queue-list.tsx";

const SavedViews = latePart(async () => (await import("../components/queue/saved-views.tsx")).SavedViews);

const PATH = "/evaluation-management";
const route = getRouteApi(`/shell/signed-in${PATH}`);
const loadSheet = async () => (await import("../components/application/application-sheet.tsx")).ApplicationSheet;

/** Applications of the organization: who waits, who evaluates, what to decide. */
export function EvaluationManagementPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const router = useRouter();
  const openedHere = useRef(false);
  // Once it was open it stays, so that it can go with its motion.
  const [wasOpened, setWasOpened] = useState(false);
  if (search.application !== undefined && !wasOpened) setWasOpened(true);
  const isManager = managesApplications(useSession());

  function close() {
    if (openedHere.current) router.history.back();
    else
      void navigate({ search: (known) => ({ ...known, application: undefined }), replace: true, resetScroll: false });
    openedHere.current = false;
  }

  const go = (id: string) =>
    void navigate({ search: (known) => ({ ...known, application: id }), replace: true, resetScroll: false });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.evaluations_manage_title()}
        lead={m.evaluations_manage_lead()}
        actions={
          isManager && (
            <>
              <Link to="/evaluation-management/challenges" className={buttonStyles({ variant: "outline" })}>
                <Megaphone aria-hidden />
                {m.evaluations_manage_challenges()}
              </Link>
              <Link to="/evaluation-management/rounds" className={buttonStyles({ variant: "outline" })}>
                {m.evaluations_manage_rounds()}
              </Link>
              <Link to="/evaluation-management/templates" className={buttonStyles({ variant: "outline" })}>
                {m.evaluations_templates_title()}
              </Link>
              <Link to="/evaluation-management/letters" className={buttonStyles({ variant: "outline" })}>
                {m.evaluations_manage_letters()}
              </Link>
            </>
          )
        }
      />
      {isManager ? (
        <>
          <SavedViews search={search} />
          <QueueList
            search={search}
            onOpen={() => {
              openedHere.current = true;
            }}
          />
          <AskedPart
            load={loadSheet}
            props={wasOpened ? { applicationId: search.application, onClose: close, search, onGo: go } : null}
          />
        </>
      ) : (
        <NotACoordinator />
      )}
    </div>
  );
}

import { PROGRAMME_STATES } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { getRouteApi, Link, useNavigate, useRouterState } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { ChallengeItem } from "../components/list/challenge-item.tsx";
import { challengesInput } from "../model/challenge-search.ts";
import { PHASE_WORDS } from "../model/words.ts";
import { programmesQueries } from "../programmes.queries.ts";

const NewChallenge = latePart(async () => (await import("../components/list/new-challenge.tsx")).NewChallenge);

const PATH = "/evaluation-management/challenges";
const route = getRouteApi(`/shell/signed-in${PATH}`);

/** The organization's calls, and where a new one begins. */
export function ChallengesPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const input = challengesInput(search);
  const list = useList(programmesQueries.challenges(input));
  const total = useCount(programmesQueries.challengesCount(input), list);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const create = (
    <Link to={PATH} search={{ ...search, new: "yes" }} className={buttonStyles()}>
      <Plus aria-hidden />
      {m.programmes_new()}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={m.programmes_list_title()}
        lead={m.programmes_list_lead()}
        actions={
          <>
            <Link to="/evaluation-management/registry-form" className={buttonStyles({ variant: "outline" })}>
              {m.programmes_registry_form_title()}
            </Link>
            {create}
          </>
        }
        className="mb-7"
      />
      <ResourceList
        list={list}
        asked={{
          words: { name: "q", label: m.programmes_list_search() },
          filters: [
            {
              kind: "chips",
              name: "state",
              label: m.programmes_list_state(),
              options: PROGRAMME_STATES.map((value) => ({ value, label: PHASE_WORDS[value].name() })),
            },
          ],
        }}
        address={useListAddress(PATH, search)}
        download={<ListDownload of="/challenges" input={input} />}
        failed={m.programmes_list_failed()}
        count={countText(total, {
          exact: ({ count, number }) => m.programmes_list_count({ count, shown: number }),
          about: ({ number }) => m.programmes_list_count_about({ shown: number }),
        })}
        isChanging={isChanging}
        skeleton={<SkeletonCards cards={4} />}
        empty={{
          title: m.programmes_list_none(),
          text: m.programmes_list_none_text(),
          action: create,
          filtered: { title: m.programmes_list_none_match(), text: m.programmes_list_none_text() },
        }}
      >
        {(challenges) => (
          <ListRows label={m.programmes_list_title()} rows={challenges} rowId={({ id }) => id}>
            {(challenge) => <ChallengeItem challenge={challenge} />}
          </ListRows>
        )}
      </ResourceList>
      {search.new && (
        <NewChallenge
          onClose={() => void navigate({ search: (known) => ({ ...known, new: undefined }), replace: true })}
        />
      )}
    </>
  );
}

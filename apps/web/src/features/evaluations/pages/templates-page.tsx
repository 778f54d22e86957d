import { TEMPLATE_STATES } from "@kerkis/contract/evaluations/templates/templates.taxonomy.ts";
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
import { latePart } from "#shared/ui/states/late-part.tsx";
import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { TemplateItem } from "../components/templates/template-item.tsx";
import { templatesInput } from "../model/templates-search.ts";
import { templatesQueries } from "../templates.queries.ts";

const NewTemplate = latePart(async () => (await import("../components/templates/new-template.tsx")).NewTemplate);

const PATH = "/evaluation-management/templates";
const route = getRouteApi(`/shell/signed-in${PATH}`);
const STATES = { active: m.evaluations_templates_active, archived: m.evaluations_templates_archived };

/** The organization's evaluation templates, and where a new one begins. */
export function TemplatesPage() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: PATH });
  const input = templatesInput(search);
  const list = useList(templatesQueries.list(input));
  const total = useCount(templatesQueries.count(input), list);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const create = (
    <Link to={PATH} search={{ ...search, new: "yes" }} className={buttonStyles()}>
      <Plus aria-hidden />
      {m.evaluations_templates_new()}
    </Link>
  );
  return (
    <>
      <PageHeader
        title={m.evaluations_templates_title()}
        lead={m.evaluations_templates_lead()}
        actions={create}
        className="mb-7"
      />
      <ResourceList
        list={list}
        asked={{
          words: { name: "q", label: m.evaluations_templates_search() },
          filters: [
            {
              kind: "chips",
              name: "state",
              label: m.evaluations_templates_state(),
              options: TEMPLATE_STATES.map((value) => ({ value, label: STATES[value]() })),
            },
          ],
        }}
        address={useListAddress(PATH, search)}
        download={<ListDownload of="/evaluation-templates" input={input} />}
        failed={m.evaluations_templates_failed()}
        count={countText(total, {
          exact: ({ count, number }) => m.evaluations_templates_count({ count, shown: number }),
          about: ({ number }) => m.evaluations_templates_count_about({ shown: number }),
        })}
        isChanging={isChanging}
        skeleton={<SkeletonCards cards={4} />}
        empty={{
          title: m.evaluations_templates_none(),
          text: m.evaluations_templates_none_text(),
          action: create,
          filtered: { title: m.evaluations_templates_none_match(), text: m.evaluations_templates_none_text() },
        }}
      >
        {(templates) => (
          <ListRows label={m.evaluations_templates_title()} rows={templates} rowId={({ id }) => id}>
            {(template) => <TemplateItem template={template} />}
          </ListRows>
        )}
      </ResourceList>
      {search.new && (
        <NewTemplate
          onClose={() => void navigate({ search: (known) => ({ ...known, new: undefined }), replace: true })}
        />
      )}
    </>
  );
}

import type { TemplateRow } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { Link } from "@tanstack/react-router";
import { Languages } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf } from "../../model/template-editing.ts";

/** One of the organization's evaluation templates; it leads to its editor. */
export function TemplateItem({ template }: { template: TemplateRow }) {
  const { id, title, version, criteria, programmes, lacks_english, archived_at } = template;
  const facts = [
    version === 0 ? m.evaluations_templates_no_version() : m.evaluations_templates_version({ version }),
    m.evaluations_templates_criteria({ count: criteria, shown: formatNumber(criteria) }),
    programmes > 0 && m.evaluations_templates_programmes({ count: programmes, shown: formatNumber(programmes) }),
  ];
  return (
    <article className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 hover:bg-muted sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold [overflow-wrap:anywhere]">
          <Link
            to="/evaluation-management/templates/$templateId"
            params={{ templateId: id }}
            className={linkStyles({ kind: "cover" })}
          >
            {nameOf(title)}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-muted-foreground">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {lacks_english && (
        <span className="inline-flex items-center gap-1.5 text-sm text-warning">
          <Languages aria-hidden className="size-4" />
          {m.evaluations_templates_missing_en()}
        </span>
      )}
      {archived_at !== null && <StatusBadge tone="neutral">{m.evaluations_templates_archived()}</StatusBadge>}
    </article>
  );
}

import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import { isAtWork, type ImportState } from "@kerkis/contract/imports/states.taxonomy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { formatFileSize, formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Stepper } from "#shared/ui/layout/stepper.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { DiscardButton } from "../components/discard-button.tsx";
import { FailedFile } from "../components/failed-file.tsx";
import { RowsTable } from "../components/rows-table.tsx";
import { importsQueries } from "../imports.queries.ts";

/** An import is in one state at a time. */
const Mapping = latePart(async () => (await import("../components/mapping/mapping.tsx")).Mapping);
const ReviewCard = latePart(async () => (await import("../components/review-card.tsx")).ReviewCard);
const ProgressCard = latePart(async () => (await import("../components/progress-card.tsx")).ProgressCard);
const ResultCard = latePart(async () => (await import("../components/result-card.tsx")).ResultCard);

const route = getRouteApi("/shell/signed-in/imports/$id");

const STEPS = ["file", "mapping", "trial", "import"] as const;
type Step = (typeof STEPS)[number];

const STEP_WORDS: Record<Step, () => string> = {
  file: m.imports_step_file,
  mapping: m.imports_step_mapping,
  trial: m.imports_step_trial,
  import: m.imports_step_import,
};

const STEP_OF: Record<ImportState, Step> = {
  reading: "file",
  failed: "file",
  mapping: "mapping",
  checking: "trial",
  checked: "trial",
  writing: "import",
  written: "import",
  publishing: "import",
  undoing: "import",
  undone: "import",
};

/** An import: what the file is, what its columns become, what is wrong, and how far it is. */
export function ImportPage() {
  const { id } = route.useParams();
  const { data: run } = useSuspenseQuery(importsQueries.run(id));
  const current = STEPS.indexOf(STEP_OF[run.state]);
  const isDone = run.state === "written" || run.state === "undone";
  const steps = STEPS.map((step, index) => ({
    id: step,
    label: STEP_WORDS[step](),
    state:
      run.state === "failed" && index === 0
        ? ("error" as const)
        : index < current || isDone
          ? ("done" as const)
          : ("open" as const),
  }));
  return (
    <>
      <PageHeader
        title={m.imports_page_title({ file: run.file_name })}
        lead={factsOf(run)}
        className="mb-6"
        actions={
          <>
            <DiscardButton run={run} />
            <Link to="/imports" className={buttonStyles({ variant: "outline" })}>
              <Undo2 />
              {m.imports_other_file()}
            </Link>
          </>
        }
      />
      <Stepper steps={steps} current={STEP_OF[run.state]} className="mb-8" />
      <Body run={run} />
    </>
  );
}

const ENCODING_WORDS: Record<string, string> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
  "windows-1253": "Windows-1253",
  "iso-8859-7": "ISO 8859-7",
  macgreek: "Mac Greek",
};

/** What was found out about the file. */
function factsOf({ format, encoding, columns, row_count, bytes, state }: ImportRun): string {
  const facts = [
    format?.toUpperCase(),
    encoding && (ENCODING_WORDS[encoding] ?? encoding),
    columns.length > 0 && m.imports_columns_count({ count: columns.length, shown: formatNumber(columns.length) }),
    row_count > 0 && state !== "reading" && m.imports_rows_count({ count: row_count, shown: formatNumber(row_count) }),
    formatFileSize(bytes),
  ];
  return facts.filter(Boolean).join(" · ");
}

function Body({ run }: { run: ImportRun }) {
  const [from, setFrom] = useState<{ number: number } | null>(null);
  if (run.state === "failed") return <FailedFile run={run} />;
  if (isAtWork(run.state)) return <ProgressCard run={run} />;
  const isOpen = run.state === "mapping" || run.state === "checked";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-xl:order-2">
        {isOpen && <Mapping run={run} />}
        <RowsTable key={run.state} run={run} from={from} onFirst={() => setFrom(null)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-xl:order-1">
        {isOpen ? <ReviewCard run={run} onShowRow={(number) => setFrom({ number })} /> : <ResultCard run={run} />}
      </div>
    </div>
  );
}

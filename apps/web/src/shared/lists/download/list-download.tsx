import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Download } from "lucide-react";
import { m } from "#messages";
import { saveFile } from "#shared/api/files.ts";
import { useCommand } from "#shared/commands/use-command.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import type { Column } from "../columns.ts";
import { allRows, csvOf } from "./list-file.ts";
import type { ListPage, ListQuery, RowOf } from "../list-query.ts";

interface ListDownloadProps<Page extends ListPage> {
  query: ListQuery<Page>;
  columns: readonly Column<RowOf<Page>>[];
  /** The file's name without its ending. */
  name: string;
}

type Format = "csv" | "xlsx";

/** Takes along what the filters let through, all pages of it, as a CSV file or an Excel workbook. */
export function ListDownload<Page extends ListPage>({ query, columns, name }: ListDownloadProps<Page>) {
  const download = useCommand({
    mutationFn: async (format: Format) => {
      // Who asks for no workbook does not load what writes one.
      const [{ rows, isCut }, workbook] = await Promise.all([
        allRows(query.load),
        format === "xlsx" ? import("./list-workbook.ts") : null,
      ]);
      const file = workbook
        ? new Blob([workbook.workbookOf(columns, rows)], { type: workbook.XLSX_TYPE })
        : new Blob([csvOf(columns, rows)], { type: "text/csv" });
      saveFile(file, `${name}.${format}`);
      if (isCut) toast.warning(m.ui_export_cut({ number: formatNumber(LIMITS.exportedRows) }));
    },
    failed: m.ui_export_failed,
  });
  const words: Record<Format, string> = { csv: m.ui_export_csv(), xlsx: m.ui_export_xlsx() };
  return (
    <div className="flex flex-wrap gap-2">
      {(["csv", "xlsx"] as const).map((format) => (
        <Button
          key={format}
          variant="outline"
          size="sm"
          pending={download.isPending && download.variables === format}
          onClick={() => download.mutate(format)}
        >
          <Download />
          {words[format]}
        </Button>
      ))}
    </div>
  );
}

import { Download } from "lucide-react";
import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { useSession } from "#shared/permissions/session.ts";
import { stringifySearch } from "#shared/routing/search.ts";
import { buttonStyles } from "#shared/ui/button.tsx";

interface ListDownloadProps {
  /** Path of the list's endpoint; its module exports it. */
  of: `/${string}`;
  /** What the list is asked for: filters, words and order. */
  input?: Readonly<Record<string, unknown>>;
}

/** Takes along all that the filters let through, as a CSV file or an Excel workbook that the server writes. */
export function ListDownload({ of, input }: ListDownloadProps) {
  // A link names the organization of this tab itself; it cannot carry the header of a call.
  const organization = useSession().current_organization?.organization_id;
  const search = stringifySearch({ ...input, _language: currentLanguage(), _organization: organization });
  const words = { csv: { name: "CSV", whole: m.ui_export_csv() }, xlsx: { name: "Excel", whole: m.ui_export_xlsx() } };
  return (
    <div className="flex flex-wrap gap-2">
      {(["csv", "xlsx"] as const).map((format) => (
        <a
          key={format}
          className={buttonStyles({ variant: "outline", size: "sm" })}
          href={`/api${of}.${format}${search}`}
          rel="nofollow"
          download
        >
          <Download aria-hidden />
          <span className="max-sm:sr-only">{words[format].whole}</span>
          <span aria-hidden className="sm:hidden">
            {words[format].name}
          </span>
        </a>
      ))}
    </div>
  );
}

import { Download } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";

/** A list as a file that the server writes. */
export function DownloadLink({ href }: { href: string }) {
  return (
    <a className={buttonStyles({ variant: "outline", size: "sm" })} href={href} download>
      <Download />
      {m.ui_export_csv()}
    </a>
  );
}

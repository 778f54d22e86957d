import { Download } from "lucide-react";
import { m } from "#messages";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";

/** The backup codes, this once: to copy, to download, to keep. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { profile } = useSession();
  const head = m.security_codes_file_head({ email: profile?.email ?? "" });
  const text = [head, "", ...codes, ""].join("\n");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.security_codes_title()}
      description={m.security_codes_lead()}
      size="sm"
      footer={<Button onClick={onClose}>{m.security_codes_done()}</Button>}
    >
      <ul aria-label={m.security_codes_list()} className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li
            key={code}
            className="tnum rounded-sm bg-muted px-3 py-2 text-center font-mono text-[0.9375rem] font-semibold"
          >
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton text={codes.join("\n")} />
        <Button variant="outline" size="sm" onClick={() => download("kerkis-backup-codes.txt", text)}>
          <Download />
          {m.security_codes_download()}
        </Button>
      </div>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

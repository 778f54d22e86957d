import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { InviteReport } from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { listFileText } from "../../model/list-file.ts";
import { useInviteList, usePreviewList } from "../../members.mutations.ts";
import { ListPreview } from "./list-preview.tsx";
import { RoleAndLanguage } from "./role-and-language.tsx";

interface InviteListProps {
  organizationId: string;
  roles: readonly OrganizationRole[];
  onDone: () => void;
}

/** A pasted list or a CSV file: looked at first, then sent. */
export function InviteList({ organizationId, roles, onDone }: InviteListProps) {
  const [text, setText] = useState("");
  const [role, setRole] = useState<OrganizationRole>(roles.includes("member") ? "member" : (roles[0] ?? "member"));
  const [language, setLanguage] = useState(currentLanguage());
  const [problem, setProblem] = useState<string | null>(null);
  const [report, setReport] = useState<InviteReport | null>(null);
  const preview = usePreviewList(organizationId);
  const send = useInviteList(organizationId);

  const fail = (error: unknown) => toast.error(m.organizations_invite_failed(), { description: errorText(error) });
  function look() {
    if (text.trim() === "") return setProblem(fieldText("required"));
    if (text.length > MEMBER_LIMITS.listCharacters)
      return setProblem(fieldText("too_long", { max: MEMBER_LIMITS.listCharacters }));
    preview.mutate({ text, role, language }, { onSuccess: setReport, onError: fail });
  }
  const dispatch = () => send.mutate({ text, role, language }, { onSuccess: setReport, onError: fail });

  if (report) {
    const isSent = send.isSuccess;
    return (
      <div className="grid gap-5">
        <ListPreview report={report} isSent={isSent} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
          {isSent ? (
            <Button onClick={onDone}>{m.ui_close()}</Button>
          ) : (
            <>
              <Button variant="outline" onClick={() => setReport(null)}>
                {m.organizations_invite_back()}
              </Button>
              <Button pending={send.isPending} disabled={report.good === 0} onClick={dispatch}>
                {m.organizations_invite_send_many({ count: report.good })}
              </Button>
            </>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <ListField
        text={text}
        error={problem}
        onText={(next) => {
          setText(next);
          setProblem(null);
        }}
      />
      <RoleAndLanguage
        roles={roles}
        role={role}
        onRole={setRole}
        language={language}
        onLanguage={setLanguage}
        isForList
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button variant="outline" onClick={onDone}>
          {m.ui_cancel()}
        </Button>
        <Button pending={preview.isPending} onClick={look}>
          {m.organizations_invite_check()}
        </Button>
      </div>
    </div>
  );
}

/** The list itself: pasted, typed, or a file that is chosen or dropped. */
function ListField({ text, error, onText }: { text: string; error: string | null; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) void listFileText(file).then(onText);
  };
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    setOver(false);
    take(file);
  }
  return (
    <div
      className={cn("grid gap-3 rounded-md", isOver && "outline-2 outline-offset-4 outline-primary outline-dashed")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label={m.organizations_invite_addresses()}
        hint={m.organizations_invite_addresses_hint({ max: formatNumber(MEMBER_LIMITS.listLines) })}
        error={error}
        required
      >
        <Textarea
          rows={7}
          maxRows={12}
          spellCheck={false}
          autoCapitalize="none"
          placeholder={m.organizations_invite_placeholder()}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <div>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={m.organizations_invite_file()}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          <FileUp />
          {m.organizations_invite_file()}
        </Button>
      </div>
    </div>
  );
}

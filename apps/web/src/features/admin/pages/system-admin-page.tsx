import { m } from "#messages";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { MailOutbox } from "../components/mail-outbox.tsx";

/** /system-admin: the installation as a whole, for super admins. */
export function SystemAdminPage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader title={m.admin_system_title()} lead={m.admin_system_lead()} />
      <MailOutbox />
    </div>
  );
}

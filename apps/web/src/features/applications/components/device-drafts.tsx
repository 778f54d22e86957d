import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { DeviceDraft } from "../hooks/use-device-drafts.ts";
import { SUBJECT_WORDS } from "../model/subjects.ts";

/** Drafts with answers that wait on this device for a connection; each leads back to its form. */
export function DeviceDrafts({ drafts }: { drafts: readonly DeviceDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <Alert tone="warning" title={m.applications_device_drafts()}>
      <ul className="mt-1 grid gap-1">
        {drafts.map(({ id, subject, name }) => (
          <li key={id}>
            <Link to={SUBJECT_WORDS[subject].path} search={{ application: id }} className={linkStyles()}>
              {name || m.applications_unnamed()}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

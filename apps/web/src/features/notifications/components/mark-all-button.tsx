import { CheckCheck } from "lucide-react";
import { m } from "#messages";
import { useActivityUnread, useMarkActivityRead } from "#features/activity/activity.public.tsx";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useMarkAllRead } from "../notifications.mutations.ts";

const feedback = {
  onSuccess() {
    toast.success(m.notifications_all_read());
  },
  onError(error: unknown) {
    toast.error(m.notifications_mark_all_failed(), { description: errorText(error) });
  },
};

/** 'Mark all read' for what was told to the person; nothing while all of it is read. */
export function MarkAllButton({ unread }: { unread: number }) {
  const markAll = useMarkAllRead();
  if (unread === 0 && !markAll.isPending) return null;
  return <MarkAll onClick={() => markAll.mutate(undefined, feedback)} pending={markAll.isPending} />;
}

/** The same for the activity on screen. */
export function MarkActivityButton() {
  const { shownIds } = useActivityUnread();
  const markRead = useMarkActivityRead();
  if (shownIds.length === 0 && !markRead.isPending) return null;
  return <MarkAll onClick={() => markRead.mutate(shownIds, feedback)} pending={markRead.isPending} />;
}

function MarkAll(props: { onClick: () => void; pending: boolean }) {
  return (
    <Button variant="outline" {...props}>
      <CheckCheck />
      {m.notifications_mark_all()}
    </Button>
  );
}

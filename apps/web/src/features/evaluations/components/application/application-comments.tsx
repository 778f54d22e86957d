import { COMMENTS_CHANGED } from "@kerkis/contract/applications/triage/triage.schema.ts";
import { useLocation } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { useStaleWhen } from "#shared/realtime/use-when-live.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { useAddComment, useDeleteComment } from "../../triage.mutations.ts";
import { triageQueries } from "../../triage.queries.ts";

/** Leads to them within an application. */
export const COMMENTS_HASH = "comments";

const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

/** What coordinators say to each other about an application. */
export function ApplicationComments({ applicationId }: { applicationId: string }) {
  const query = triageQueries.comments(applicationId);
  const list = useList(query);
  useStaleWhen({ record: { kind: "application", id: applicationId, events: { [COMMENTS_CHANGED]: true } } }, [
    query.queryKey,
  ]);
  const [text, setText] = useState("");
  const [deleted, setDeleted] = useState<string | null>(null);
  const add = useAddComment(applicationId);
  const remove = useDeleteComment(applicationId);
  // Whoever comes to say something begins where it is written.
  const isAsked = useLocation({ select: ({ hash }) => hash === COMMENTS_HASH });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.evaluations_comments_title()}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-4">
        <form
          className="grid justify-items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== "") add.mutate(text.trim(), { onSuccess: () => setText("") });
          }}
        >
          <Field label={m.evaluations_comments_new()} hint={m.evaluations_comments_hint()} className="w-full">
            <Textarea
              ref={isAsked ? focusField : undefined}
              rows={2}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" variant="outline" size="sm" pending={add.isPending}>
            {m.evaluations_comments_send()}
          </Button>
        </form>
        <ResourceList
          list={list}
          look="plain"
          headingLevel={3}
          failed={m.evaluations_comments_unloaded()}
          empty={{ title: m.evaluations_comments_none() }}
          skeleton={<SkeletonRows rows={2} />}
        >
          {(comments) => (
            <ListRows look="inside" label={m.evaluations_comments_title()} rows={comments} rowId={({ id }) => id}>
              {({ id, author, is_mine, text: said, created_at }) => (
                <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-3">
                  <p className="text-sm text-muted-foreground">
                    {author ?? m.evaluations_comments_gone()} · <RelativeTime value={created_at} />
                  </p>
                  {is_mine && (
                    <Button
                      variant="ghost"
                      size="icon"
                      className="row-span-2"
                      aria-label={m.evaluations_comments_delete()}
                      onClick={() => setDeleted(id)}
                    >
                      <Trash2 />
                    </Button>
                  )}
                  <p className="col-start-1 whitespace-pre-line [overflow-wrap:anywhere]">{said}</p>
                </div>
              )}
            </ListRows>
          )}
        </ResourceList>
      </CardBody>
      {deleted !== null && (
        <Confirm
          title={m.evaluations_comments_delete_title()}
          description={m.evaluations_comments_delete_text()}
          confirmLabel={m.evaluations_comments_delete()}
          tone="danger"
          command={remove}
          input={() => deleted}
          failed={m.evaluations_comments_failed()}
          onClose={() => setDeleted(null)}
        />
      )}
    </Card>
  );
}

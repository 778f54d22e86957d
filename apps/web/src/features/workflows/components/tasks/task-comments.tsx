import type { TaskDetail } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorData, errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { useCommentTask } from "../../workflows.mutations.ts";

/** What was said about a task; while it is open, more can be said. */
export function TaskComments({ task }: { task: TaskDetail }) {
  const [text, setText] = useState("");
  const comment = useCommentTask();
  const [problem] = errorData(comment.error).fields ?? [];
  const refused = problem ? fieldText(problem.code, problem.params) : comment.error && errorText(comment.error);
  const isActing = useSession().impersonation !== null;
  const isOpen = !isActing && (task.status === "open" || task.status === "claimed");
  if (!isOpen && task.comments.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-border pt-4">
      <h3 className="font-semibold">{m.workflows_comments()}</h3>
      {task.comments.map(({ id, author, text: said, at }) => (
        <div key={id}>
          <p className="text-sm text-muted-foreground">
            {author ?? m.workflows_someone_gone()} · <RelativeTime value={at} />
          </p>
          <p className="whitespace-pre-line">{said}</p>
        </div>
      ))}
      {isOpen && (
        <form
          className="grid justify-items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return;
            comment.mutate({ id: task.id, text: text.trim() }, { onSuccess: () => setText("") });
          }}
        >
          <Field label={m.workflows_comment_new()} hideLabel error={refused} className="w-full">
            <Textarea
              rows={2}
              value={text}
              placeholder={m.workflows_comment_new()}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" variant="outline" size="sm" pending={comment.isPending}>
            {m.workflows_comment_send()}
          </Button>
        </form>
      )}
    </section>
  );
}

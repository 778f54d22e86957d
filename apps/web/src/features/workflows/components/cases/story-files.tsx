import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { FileText } from "lucide-react";
import { answerFileUrl } from "#shared/api/answer-files.ts";
import { m } from "#messages";

interface StoryFilesProps {
  application: string;
  files: InstanceDetail["timeline"][number]["files"];
}

/** What came with a step, each with the way to it; the server lets only those have it who may. */
export function StoryFiles({ application, files }: StoryFilesProps) {
  return (
    <span role="group" aria-label={m.workflows_story_files()} className="mt-2 flex flex-wrap gap-2">
      {files.map(({ id, name }) => (
        <a
          key={id}
          href={answerFileUrl(application, id)}
          download
          className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-sm bg-muted px-3 py-1.5 text-[0.9375rem] font-normal hover:bg-muted-2 pointer-coarse:min-h-11"
        >
          <FileText aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </a>
      ))}
    </span>
  );
}

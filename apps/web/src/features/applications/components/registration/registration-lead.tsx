import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { SUBJECT_WORDS } from "../../model/subjects.ts";

/** What the form is, before it is here too. */
export function Lead({ subject }: { subject: ApplicationSubject }) {
  return <p className="-mt-5 max-w-[46rem] text-pretty text-muted-foreground">{SUBJECT_WORDS[subject].lead()}</p>;
}

export const FormUnderWay = () => <SkeletonForm fields={5} className="rounded-lg bg-surface p-6 shadow-sm sm:p-8" />;

import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { WorkflowOutlook } from "#features/workflows/outlook.public.tsx";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Lead } from "../components/registration/registration-lead.tsx";

/** /register-startup-workflow: what follows a submission and when, by the workflow that takes care of it; then the form. */
export function RegisterByWorkflowPage() {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-7">
      <PageHeader title={m.applications_register_title()} />
      <Lead subject="startup" />
      <WorkflowOutlook />
      <Link to="/register-startup" className={buttonStyles({ className: "justify-self-start" })}>
        {m.applications_begin_form()}
        <ArrowRight aria-hidden />
      </Link>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { DisplaySettings } from "../components/display-settings.tsx";

/** /display-settings (specification 2.1): how this browser shows the pages, signed in or not. */
export function DisplaySettingsPage() {
  return (
    <div className="container-x py-8 md:py-12">
      <PageHeader
        title={m.account_display_title()}
        lead={m.account_display_lead()}
        actions={
          <Link to="/settings" className={buttonStyles({ variant: "outline" })}>
            <Settings />
            {m.account_display_more()}
          </Link>
        }
      />
      <div className="mt-6">
        <DisplaySettings isAlone />
      </div>
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { Palette } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";

/** The way to where an organization's looks are set. */
export function BrandingLink() {
  return (
    <Card className="max-w-3xl">
      <CardBody className="grid justify-items-start gap-4">
        <p className="text-pretty text-muted-foreground">{m.admin_settings_branding_text()}</p>
        <Link to="/organization-settings" search={{ tab: "branding" }} className={buttonStyles()}>
          <Palette />
          {m.admin_settings_branding_open()}
        </Link>
      </CardBody>
    </Card>
  );
}

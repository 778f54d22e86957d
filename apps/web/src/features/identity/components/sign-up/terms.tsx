import { useState } from "react";
import { m } from "#messages";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

const ARTICLES = [
  { title: m.identity_terms_account_title, text: m.identity_terms_account_text },
  { title: m.identity_terms_public_title, text: m.identity_terms_public_text },
  { title: m.identity_terms_data_title, text: m.identity_terms_data_text },
  { title: m.identity_terms_conduct_title, text: m.identity_terms_conduct_text },
  { title: m.identity_terms_end_title, text: m.identity_terms_end_text },
];

/** The terms and conditions, read without leaving what was typed. */
export function TermsLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={linkStyles()} onClick={() => setOpen(true)}>
        {m.identity_terms_read()}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.identity_terms_title()}
        description={m.identity_terms_lead()}
      >
        <div className="grid gap-5">
          {ARTICLES.map(({ title, text }) => (
            <section key={title()}>
              <h3 className="font-semibold">{title()}</h3>
              <p className="mt-1 text-pretty text-muted-foreground">{text()}</p>
            </section>
          ))}
          <p className="flex flex-wrap gap-x-5">
            {/* A new tab: what was typed stays. */}
            <a
              href="/documentation/terms"
              target="_blank"
              rel="noopener"
              className={linkStyles({ kind: "standalone" })}
            >
              {m.content_terms_whole()}
            </a>
            <a
              href="/documentation/privacy"
              target="_blank"
              rel="noopener"
              className={linkStyles({ kind: "standalone" })}
            >
              {m.content_privacy_link()}
            </a>
          </p>
        </div>
      </Dialog>
    </>
  );
}

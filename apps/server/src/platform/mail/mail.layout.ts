import type { Language } from "@kerkis/contract/core/text/languages.ts";

/** What a mail says: paragraphs, and at most one button. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** A last, quiet line: why one gets this. */
  footnote?: string;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`).replaceAll("\n", "<br>");

/** The plain-text part. */
export function mailText({ greeting, paragraphs, action, footnote }: MailContent): string {
  const lines = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])];
  return [...lines, ...(footnote ? [`--\n${footnote}`] : [])].join("\n\n");
}

/** The HTML part: one column, no images, readable in every client. */
export function mailHtml({ subject, greeting, paragraphs, action, footnote }: MailContent, language: Language): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#004c5c;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600;display:inline-block">${escapeHtml(action.label)}</a></p>`
    : "";
  const quiet = footnote ? `<p style="margin:24px 0 0;color:#5b6b73;font-size:14px">${escapeHtml(footnote)}</p>` : "";
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f8f9;font:16px/1.55 'Sofia Sans',Arial,sans-serif;color:#12242c">
<div style="max-width:560px;margin:0 auto;padding:32px 20px"><div style="font:26px Literata,Georgia,serif;margin-bottom:20px">Kerkis</div>
<div style="background:#fff;border-radius:14px;padding:28px">${paragraph(greeting)}${paragraphs.map(paragraph).join("")}${button}${quiet}</div></div></body></html>`;
}

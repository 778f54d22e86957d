import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const founderEn: GuideChapter = {
  key: "founder",
  title: "For founders",
  lead: "From the first draft to your place in the registry.",
  sections: [
    {
      id: "prepare",
      title: "What to have at hand",
      text: [
        "- A description of two or three paragraphs, and a sentence that says what you do.",
        "- A logo as PNG, JPEG or WebP, up to 2 MB.",
        "- Tax and registration numbers, if there is a company. They are not published.",
        "- The names and roles of the team.",
      ],
    },
    {
      id: "register",
      title: "Registration",
      text: [
        "The [registration](/register-startup) has five steps and is saved as you type. Open in two tabs, it asks which version to keep. Before you submit you see everything on one page.",
      ],
    },
    {
      id: "follow",
      title: "Following it",
      text: [
        "In [my applications](/my-applications) each application has a status and a timeline. Search by name or application number, filter and sort.",
        "With every change you get a notification and, when it matters, an email.",
      ],
    },
    {
      id: "answers",
      title: "Changes, decision, appeal",
      text: [
        "If changes are asked for, the application opens for you again and the clock is paused. A rejection always has a reason and allows one appeal. On approval the startup appears in the [registry](/startups) at once, with a verified badge.",
      ],
    },
  ],
};

import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const privacyEn: GuideChapter = {
  key: "privacy",
  title: "Personal data",
  lead: "What we keep, why, for how long, and what you may ask for.",
  sections: [
    {
      id: "controller",
      title: "Who is responsible",
      text: [
        "The controller is the body that runs this installation of Kerkis. For anything about your data [write to us](/contact) with the topic “Personal data”. For applications to an organization, the organization that reviews them is responsible too.",
      ],
    },
    {
      id: "what",
      title: "What we keep and why",
      text: [
        "- Account: name, email, role, language, a picture if you add one. Without them there is no account.",
        "- Security: a hashed password, passkeys, sessions with IP address and browser. They protect you.",
        "- Applications, evaluations and decisions, with their history. They keep the process fair and verifiable.",
        "- Messages you send us and notifications we send you.",
        "- What you ask the assistant while signed in, and its answers, so that you find them again. Only you see them; what visitors ask is not kept.",
        "- Speed measurements and page errors, without identifying you.",
        "There is no advertising and no tracking by others, and data is never sold.",
      ],
    },
    {
      id: "who",
      title: "Who sees it",
      text: [
        "The public sees the profiles of approved startups only. An application is seen by its founder, the organization's coordinators and the evaluators who took it on. Whoever declares a conflict of interest sees nothing. Super admins have access so that the service runs, and what they do is logged.",
      ],
    },
    {
      id: "how-long",
      title: "For how long",
      text: [
        "The account for as long as you have it, and 30 days after you ask for its deletion. Decisions and their history for as long as the law on the registry asks, after a deletion without your name. Conversations with the assistant for a year after you last wrote in them; those you delete for 30 days more. The audit log, messages and technical records for as long as the retention policy says.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      text: [
        "- A copy: in your [settings](/settings), at once.",
        "- Correction: in your settings, or write to us.",
        "- Erasure: in your settings, with 30 days to change your mind.",
        "- Restriction, objection, withdrawing consent: [write to us](/contact).",
        "If you are not satisfied, you may turn to the Hellenic Data Protection Authority.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      text: [
        "Only necessary ones: your session, language, theme and display, and whether the sidebar is open. For 180 days one more remembers that you have signed in on this device, so that other people's attempts cannot lock you out; it does not say who you are. Drafts and your last choice of organization stay on your device and are removed when you sign out.",
      ],
    },
  ],
};

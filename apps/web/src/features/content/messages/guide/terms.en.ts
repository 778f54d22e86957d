import type { GuideChapter } from "@kerkis/contract/content/content.schema.ts";

export const termsEn: GuideChapter = {
  key: "terms",
  title: "Terms of use",
  lead: "What applies when you use Kerkis.",
  sections: [
    {
      id: "account",
      title: "Your account",
      text: [
        "You give true details, keep your password to yourself and answer for what is done with your account. An account belongs to one person. The roles of evaluator and administrator are given only after approval.",
      ],
    },
    {
      id: "content",
      title: "What you enter",
      text: [
        "What you write remains yours. You allow us to store it, to show it to those who need it, and to publish the startup's profile once approved. You confirm that it is true and that you may enter it.",
      ],
    },
    {
      id: "conduct",
      title: "How we behave",
      text: [
        "You respect others, declare every conflict of interest, keep confidential what you see as an evaluator or coordinator, and do not try to get around the limits of the service.",
      ],
    },
    {
      id: "decisions",
      title: "Decisions",
      text: [
        "Applications are decided by people of the organization that reviews them. Every rejection has a reason and allows one appeal. Being in the registry is no investment advice.",
      ],
    },
    {
      id: "service",
      title: "The service",
      text: [
        "We take care that it runs without interruption, but do not guarantee it. If the terms change, we tell you before they apply. We may suspend an account that breaks them, saying why.",
      ],
    },
    {
      id: "end",
      title: "When you leave",
      text: [
        "Stop whenever you like, in your [settings](/settings). What happens to your data is in the chapter [“Personal data”](/documentation/privacy). Greek law applies.",
      ],
    },
  ],
};

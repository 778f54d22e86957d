import type { HelpGroup } from "../content.schema.ts";

export const foundersHelpEn: HelpGroup = {
  key: "founders",
  title: "For founders",
  articles: [
    {
      id: "registration",
      question: "How do I register my startup, step by step?",
      answer: [
        "Open the [registration](/register-startup). The form has five steps:",
        "1. Company: name, a sentence that introduces it, logo.",
        "1. Activity: industry, stage, description.",
        "1. Team and seat: founders, country, region, city.",
        "1. Funding: what you have raised so far, if you wish to say.",
        "1. Review: see everything together and submit.",
        "What you type is saved by itself. Required fields are marked, and anything missing is shown beside its field.",
      ],
    },
    {
      id: "drafts",
      question: "Can I stop halfway and continue later?",
      answer: [
        "Yes. The draft is saved as you type and waits in [my applications](/my-applications), even if you close the browser or lose the connection. Nobody else sees it until you submit it.",
      ],
    },
    {
      id: "after-submission",
      question: "What happens after I submit?",
      answer: [
        "You get an application number and an email. A coordinator opens it, assigns evaluators and finally decides. We tell you at every step, and [my applications](/my-applications) shows where it stands: pending, under review, approved or rejected.",
      ],
    },
    {
      id: "changes-requested",
      question: "I was asked for changes. What should I do?",
      answer: [
        "Open the application from [my applications](/my-applications), read what was asked, correct it and submit again. While it is with you, the clock is paused.",
      ],
    },
    {
      id: "decision-appeal",
      question: "My application was rejected. Can I appeal?",
      answer: [
        "Yes, once. First read the reason, which every decision states. If you have new evidence or disagree, press “Appeal” on the application and explain why. It returns to the queue and is looked at again.",
      ],
    },
    {
      id: "withdraw",
      question: "How do I withdraw an application?",
      answer: [
        "From [my applications](/my-applications), as long as it has not been decided. Withdrawing is final, but you may submit a new application.",
      ],
    },
    {
      id: "who-sees-application",
      question: "Who sees what I write in the application?",
      answer: [
        "The organization's coordinators and the evaluators who took it on. Tax and registration numbers stay with the coordinators and are never published. If it is approved, the [registry](/startups) shows the startup's profile, not the application.",
      ],
    },
    {
      id: "duplicates",
      question: "The form says the startup may already exist.",
      answer: [
        "We compare name, website and tax number with what is there. If it is another company, simply continue. If it is yours and someone else recorded it, claim its page before you submit, so that it does not exist twice.",
      ],
    },
    {
      id: "profile",
      question: "How do I keep my startup’s page up to date?",
      answer: [
        "Open it from the [registry](/startups): beside each part there is a pencil. You also add funding rounds, milestones and posts, which those who follow you hear of. If you change something that was verified, the page says so and a coordinator looks at it again.",
      ],
    },
    {
      id: "claim",
      question: "The registry already has my company. How do I take its page over?",
      answer: [
        "On its page press “Is this your company? Claim the profile” and say how you are connected with it. A coordinator decides; if your account’s address is at the company’s website, that is shown as proof. Anyone may also report a mistake from there.",
      ],
    },
  ],
};

import type { HelpGroup } from "../content.schema.ts";

export const everydayHelpEn: HelpGroup = {
  key: "everyday",
  title: "Every day",
  articles: [
    {
      id: "notifications",
      question: "I get too many notifications. How do I limit them?",
      answer: [
        "In your [settings](/settings) choose for each kind whether it reaches you in the bell, by email or on your device. You can also get them all together once a day. What concerns the safety of your account is always sent.",
      ],
    },
    {
      id: "quiet-hours",
      question: "What are quiet hours?",
      answer: [
        "A span, for example from 22:00 until 07:00, in which we send you no email and no device notifications. What came meanwhile is there when it ends. Set them in your [settings](/settings).",
      ],
    },
    {
      id: "offline",
      question: "Does it work without a connection?",
      answer: [
        "In part, yes. The application opens, shows what it last knew and says so. What you type in drafts and evaluations stays on your device and is sent when the connection returns.",
      ],
    },
    {
      id: "install",
      question: "Can I have it as an app on my phone?",
      answer: [
        "Yes. Where the browser allows it, we offer to install it. Otherwise choose “Add to home screen” in its menu.",
      ],
    },
    {
      id: "shortcuts",
      question: "Which keyboard shortcuts are there?",
      answer: [
        "- Ctrl or Cmd and K: search and go to any page.",
        "- Ctrl or Cmd and B: open and close the sidebar.",
        "- J and K: next and previous row of a table.",
        "- Digits, Tab and C: scores, next criterion and comment in an evaluation.",
        "- Escape: closes what was opened.",
      ],
    },
    {
      id: "accessibility",
      question: "How do I enlarge the text or change the colours?",
      answer: [
        "The [display settings](/display-settings) offer a light or dark theme, text size, density, stronger contrast and less motion. They work without an account too. Every page works by keyboard and screen reader, and every chart is also a table. If something is hard for you, [tell us](/contact).",
      ],
    },
    {
      id: "language",
      question: "How do I change the language?",
      answer: [
        "With the flag at the top. Your device remembers the choice. The language of emails is set in your [settings](/settings).",
      ],
    },
    {
      id: "search",
      question: "How do I find a startup?",
      answer: [
        "Type part of its name, industry or description in the [search](/search), or browse the [registry](/startups) with filters. Accents, capitals and final sigma do not matter.",
      ],
    },
    {
      id: "assistant",
      question: "What can the assistant answer?",
      answer: [
        "It finds startups of the registry, answers from this help, and tells the signed-in how their applications stand and which evaluations wait for them. It has no language model: it looks things up, shows where, and says so when it finds nothing. Conversations are kept for you alone, and you can delete them.",
      ],
    },
    {
      id: "follow",
      question: "How do I follow a startup, and how do I compare several?",
      answer: [
        "Press “Follow” on its page: you hear of its posts, rounds and milestones, and the [registry](/startups) can show only those you follow. Choose up to four from the registry to see them beside each other.",
      ],
    },
    {
      id: "investor",
      question: "How does an investor get into the list?",
      answer: [
        "With the role of an investor, [register](/register-investor): four short steps, saved as you type. A coordinator decides; once approved, your page is among the [investors](/investors) and you keep it up to date yourself.",
      ],
    },
  ],
};

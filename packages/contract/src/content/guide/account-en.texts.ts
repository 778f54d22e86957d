import type { HelpGroup } from "../content.schema.ts";

export const accountHelpEn: HelpGroup = {
  key: "account",
  title: "Account and sign-in",
  articles: [
    {
      id: "sign-up",
      question: "How do I get an account?",
      answer: [
        "On the [sign-up page](/signup) give your name, email and a password of at least six characters, choose a role and agree to the terms. We send you an email; open its link and you can sign in.",
        "If you have a Google or LinkedIn account and this installation accepts them, you can also sign in with those from the [sign-in page](/signin).",
      ],
    },
    {
      id: "verification",
      question: "The verification email did not arrive. What now?",
      answer: [
        "Look in your spam folder first. If it is not there, try to [sign in](/signin): the page offers to send a new link. Each link works once, within 24 hours.",
      ],
    },
    {
      id: "password",
      question: "I forgot my password. How do I change it?",
      answer: [
        "Ask for a new one on the [forgot password](/forgot-password) page. The link you receive works for one hour. For safety our answer is the same whether or not there is an account with that email.",
        "If you remember it and simply want another one, change it in your [settings](/settings).",
      ],
    },
    {
      id: "roles",
      question: "What does the role I choose at sign-up mean?",
      answer: [
        "The role says what you came to do and which pages you see: founder, investor, mentor, public sector, evaluator or administrator.",
        "Evaluators and administrators see other people's work, so a person approves those roles. Until then your account works as a founder's and the [dashboard](/dashboard) tells you that your request is waiting.",
      ],
    },
    {
      id: "two-factor",
      question: "How do I protect my account with a second step?",
      answer: [
        "Turn on two-factor authentication in your [settings](/settings).",
        "1. Type your password.",
        "1. Scan the QR code with an app for one-time codes.",
        "1. Type the six digits it shows and keep the backup codes safe.",
        "From then on, signing in with a password also asks for the six digits. If you lose your phone, a backup code lets you in.",
      ],
    },
    {
      id: "passkeys",
      question: "What is a passkey?",
      answer: [
        "A way to sign in with your fingerprint, your face or your device's PIN, without a password. Add one in your [settings](/settings) and use it on the [sign-in page](/signin). You can have several, one for each device, and remove those you no longer need.",
      ],
    },
    {
      id: "sessions",
      question: "I signed in on someone else's computer and forgot to sign out.",
      answer: [
        "Your [settings](/settings) show every device where you are signed in, with when it was last used. End one of them, or all the others at once. If you suspect that someone else got in, change your password as well.",
      ],
    },
  ],
};

import { helpEl } from "@kerkis/contract/content/help-el.texts.ts";
import { helpEn } from "@kerkis/contract/content/help-en.texts.ts";
import { describe, expect, it } from "vitest";
import { bestArticle } from "./help.policy.ts";
import { answerLanguage, readQuestion, type Intent } from "./question.policy.ts";

describe("what a question asks for", () => {
  it.each<[string, Intent]>([
    ["Γεια σας", "greeting"],
    ["good morning!", "greeting"],
    ["Ευχαριστώ πολύ", "thanks"],
    ["Πού βρίσκεται η αίτησή μου;", "my-applications"],
    ["ποια είναι η κατάσταση της αίτησης", "my-applications"],
    ["Where does my application stand?", "my-applications"],
    ["Τι έχω να αξιολογήσω; Ποιες αξιολογήσεις μου εκκρεμούν;", "my-evaluations"],
    ["Which evaluations are due?", "my-evaluations"],
    ["Τι πρέπει να κάνω τώρα;", "next"],
    ["What should I do next?", "next"],
    ["Πόσες startups υπάρχουν;", "count-startups"],
    ["How many startups work in energy?", "count-startups"],
    ["Ποιες νεοφυείς επιχειρήσεις ασχολούνται με την αγροδιατροφή;", "find-startups"],
    ["Which startups work in agrifood?", "find-startups"],
    ["Ποια προγράμματα δέχονται αιτήσεις;", "programmes"],
    ["Are there any open calls?", "programmes"],
    ["Πώς καταχωρίζω μια startup;", "how"],
    ["How do I register a startup?", "how"],
    ["Τι να κάνω;", "next"],
    ["What's next?", "next"],
    ["Τι να κάνω αν ξέχασα τον κωδικό μου;", "how"],
    ["Τι πρέπει να κάνω για να εγγραφώ;", "how"],
    ["What should I do if I forgot my password?", "how"],
    ["How to download my data", "how"],
    ["Καλημέρα, πώς καταχωρίζω μια startup;", "how"],
    ["Hello, how do I register a startup?", "how"],
    ["What is the status of my application?", "my-applications"],
    ["What are my evaluations?", "my-evaluations"],
    ["What are the startups in Patras?", "find-startups"],
    ["What is the registry?", "how"],
    ["Θάλασσα Ρομποτική", "other"],
    ["🚀", "other"],
  ])("«%s» is %s", (text, intent) => {
    expect(readQuestion(text).intent).toBe(intent);
  });

  it("keeps the words that carry meaning, without endings, each once", () => {
    expect(readQuestion("Ποιες startups ασχολούνται με την ενέργεια στην Πάτρα, στην Πάτρα;").stems).toEqual([
      "ενεργ",
      "πατρ",
    ]);
    expect(readQuestion("Show me all the startups in robotics, please").stems).toEqual(["robotic"]);
    expect(readQuestion("Ποιες startups υπάρχουν;").stems).toEqual([]);
    expect(readQuestion(Array.from({ length: 40 }, (_, index) => `λέξη${index}`).join(" ")).stems.length).toBe(8);
  });

  it("answers in Greek what is asked in Greek letters", () => {
    expect(answerLanguage("Πού είναι;", "en")).toBe("el");
    expect(answerLanguage("pou einai", "el")).toBe("el");
    expect(answerLanguage("Where is Θάλασσα based?", "en")).toBe("en");
    expect(answerLanguage("where is it", "en")).toBe("en");
  });
});

const articleFor = (text: string, groups = helpEl) => bestArticle(groups, readQuestion(text).stems)?.id ?? null;

describe("the help article that answers", () => {
  it.each([
    ["Πώς καταχωρίζω τη startup μου;", "registration"],
    ["Ξέχασα τον κωδικό μου, τι κάνω;", "password"],
    ["Πώς προσκαλώ μέλη στον οργανισμό;", "invitations"],
    ["Πώς διαγράφω τον λογαριασμό μου;", "delete-account"],
    ["Τι είναι οι ώρες ησυχίας;", "quiet-hours"],
    ["Πώς αποσύρω την αίτηση;", "withdraw"],
  ])("«%s» is %s", (text, id) => {
    expect(articleFor(text)).toBe(id);
  });

  it.each([
    ["How do I register a startup?", "registration"],
    ["I forgot my password", "password"],
    ["How can I invite people?", "invitations"],
    ["How do I delete my account?", "delete-account"],
    ["What are quiet hours?", "quiet-hours"],
  ])("«%s» is %s", (text, id) => {
    expect(articleFor(text, helpEn)).toBe(id);
  });

  it.each(["Τι καιρό θα κάνει αύριο στη Λάρισα;", "Ποιος κέρδισε το πρωτάθλημα;", "asdf qwerty", "", "((("])(
    "for «%s» there is none",
    (text) => {
      expect(articleFor(text)).toBeNull();
      expect(articleFor(text, helpEn)).toBeNull();
    },
  );
});

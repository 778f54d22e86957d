import type { LocalizedText } from "../../core/text/languages.ts";
import type {
  Assignee,
  TaskNode,
  WorkflowDefinition,
  WorkflowEdge,
  WorkflowNode,
} from "../definition/definition.schema.ts";

/** Workflows of the library beside the registration: each runs as it stands here. */

const SILENT: LocalizedText = { el: "", en: "" };
const say = (el: string, en: string): LocalizedText => ({ el, en });
const MANAGERS: Assignee = { kind: "managers" };
const OWNER: Assignee = { kind: "organization_role", role: "owner" };

const start = (name: LocalizedText): WorkflowNode => ({ id: "start", type: "start", name, tells: SILENT });
const end = (id: string, name: LocalizedText): WorkflowNode => ({ id, type: "end", name, tells: SILENT });
const mark = (id: string, type: "split" | "join"): WorkflowNode => ({ id, type, name: SILENT, tells: SILENT });

interface TaskWords {
  id: string;
  name: LocalizedText;
  tells?: LocalizedText;
  due: number;
  who?: Assignee;
  notBy?: string[];
}
const task = ({ id, name, tells = SILENT, due, who = MANAGERS, notBy = [] }: TaskWords) => ({
  id,
  name,
  tells,
  assignee: who,
  due_days: due,
  remind_days: due > 1 ? 1 : null,
  escalation: { days: 2, to: OWNER },
  not_by: notBy,
});
const review = (words: TaskWords): TaskNode => ({ ...task(words), type: "review" });
const approval = (words: TaskWords): TaskNode => ({ ...task(words), type: "approval" });
const checklist = (words: TaskWords, ...labels: LocalizedText[]): TaskNode => ({
  ...task(words),
  type: "checklist",
  items: labels.map((label, index) => ({ name: `item_${index + 1}`, label })),
});
const form = (words: TaskWords, ...labels: LocalizedText[]): TaskNode => ({
  ...task(words),
  type: "form",
  questions: labels.map((label, index) => ({
    name: `item_${index + 1}`,
    label,
    type: "long_text" as const,
    is_required: true,
  })),
});
const way = (from: string, to: string, on: WorkflowEdge["on"] = "next", max: number | null = null): WorkflowEdge => ({
  from,
  on,
  to,
  max,
});

/** Grant: eligibility and cost are looked at side by side, large amounts are decided by the owner. */
export const grantWorkflow: WorkflowDefinition = {
  nodes: [
    start(say("Αίτημα επιχορήγησης", "Grant request")),
    mark("both", "split"),
    checklist(
      {
        id: "eligibility",
        name: say("Έλεγχος επιλεξιμότητας", "Eligibility check"),
        due: 5,
        tells: say("Ελέγχουμε αν πληρούνται οι όροι.", "We check whether the terms are met."),
      },
      say("Οι όροι της πρόσκλησης πληρούνται", "The terms of the call are met"),
      say("Τα δικαιολογητικά είναι πλήρη", "The supporting documents are complete"),
    ),
    form(
      { id: "cost", name: say("Έλεγχος προϋπολογισμού", "Budget check"), due: 5 },
      say("Τι προτείνεται να χρηματοδοτηθεί", "What is proposed to be funded"),
    ),
    mark("together", "join"),
    {
      id: "large",
      type: "condition",
      name: say("Έχει αντλήσει πάνω από 500.000 €;", "Raised more than €500,000?"),
      tells: SILENT,
      condition: { fact: "funding_total", is: "at_least", value: 500_000 },
    },
    approval({
      id: "owner_decides",
      name: say("Απόφαση ιδιοκτήτη", "Decision of the owner"),
      due: 10,
      who: OWNER,
      notBy: ["eligibility", "cost"],
      tells: say("Ο οργανισμός αποφασίζει.", "The organization decides."),
    }),
    approval({
      id: "decision",
      name: say("Απόφαση", "Decision"),
      due: 5,
      notBy: ["eligibility", "cost"],
      tells: say("Ο οργανισμός αποφασίζει.", "The organization decides."),
    }),
    review({
      id: "contract",
      name: say("Σύμβαση και πληρωμή", "Contract and payment"),
      due: 10,
      tells: say("Υπογράφεται η σύμβαση και γίνεται η πληρωμή.", "The contract is signed and the payment made."),
    }),
    end("granted", say("Εγκρίθηκε", "Granted")),
    end("declined", say("Δεν εγκρίθηκε", "Not granted")),
  ],
  edges: [
    way("start", "both"),
    way("both", "eligibility"),
    way("both", "cost"),
    way("eligibility", "together"),
    way("cost", "together"),
    way("together", "large"),
    way("large", "owner_decides", "met"),
    way("large", "decision", "not_met"),
    way("owner_decides", "contract", "approved"),
    way("owner_decides", "declined", "rejected"),
    way("decision", "contract", "approved"),
    way("decision", "declined", "rejected"),
    way("contract", "granted"),
  ],
};

/** Mentoring: a match, a plan, and a look back after a while. */
export const mentoringWorkflow: WorkflowDefinition = {
  nodes: [
    start(say("Αίτημα καθοδήγησης", "Mentoring request")),
    form(
      {
        id: "match",
        name: say("Επιλογή μέντορα", "Choice of a mentor"),
        due: 5,
        tells: say("Βρίσκουμε τον κατάλληλο μέντορα.", "We find the right mentor."),
      },
      say("Ποιος μέντορας και γιατί", "Which mentor, and why"),
    ),
    form(
      {
        id: "plan",
        name: say("Πρώτη συνάντηση και πλάνο", "First meeting and plan"),
        due: 10,
        tells: say("Συναντιέστε και συμφωνείτε στόχους.", "You meet and agree on goals."),
      },
      say("Στόχοι και βήματα", "Goals and steps"),
    ),
    {
      id: "work",
      type: "wait",
      name: say("Δουλειά με τον μέντορα", "Work with the mentor"),
      tells: say("Δουλεύετε με τον μέντορα.", "You work with the mentor."),
      working_days: 20,
    },
    approval({
      id: "look_back",
      name: say("Ανασκόπηση", "Review of progress"),
      due: 5,
      tells: say("Βλέπουμε τι πετύχατε και αν θα συνεχίσετε.", "We look at what you achieved and whether to go on."),
    }),
    end("done", say("Ολοκληρώθηκε", "Completed")),
    end("stopped", say("Διακόπηκε", "Stopped")),
  ],
  edges: [
    way("start", "match"),
    way("match", "plan"),
    way("plan", "work"),
    way("work", "look_back"),
    way("look_back", "done", "approved"),
    way("look_back", "stopped", "rejected"),
    way("look_back", "plan", "returned", 3),
    way("look_back", "done", "exceeded"),
  ],
};

/** Due diligence: three looks side by side, then one judgement by someone else. */
export const diligenceWorkflow: WorkflowDefinition = {
  nodes: [
    start(say("Έναρξη ελέγχου", "Start of the check")),
    mark("looks", "split"),
    checklist(
      { id: "legal", name: say("Νομικός έλεγχος", "Legal check"), due: 10 },
      say("Καταστατικό και μετοχολόγιο", "Articles and shareholders"),
      say("Πνευματική ιδιοκτησία", "Intellectual property"),
      say("Εκκρεμείς διαφορές", "Pending disputes"),
    ),
    checklist(
      { id: "financial", name: say("Οικονομικός έλεγχος", "Financial check"), due: 10 },
      say("Οικονομικές καταστάσεις", "Financial statements"),
      say("Φορολογική και ασφαλιστική ενημερότητα", "Tax and social insurance clearance"),
    ),
    form({ id: "technical", name: say("Τεχνικός έλεγχος", "Technical check"), due: 10 }, say("Ευρήματα", "Findings")),
    mark("all_there", "join"),
    approval({
      id: "judgement",
      name: say("Συμπέρασμα", "Conclusion"),
      due: 5,
      notBy: ["legal", "financial", "technical"],
    }),
    end("sound", say("Χωρίς εμπόδια", "Nothing against it")),
    end("unsound", say("Με σοβαρά ευρήματα", "Serious findings")),
  ],
  edges: [
    way("start", "looks"),
    way("looks", "legal"),
    way("looks", "financial"),
    way("looks", "technical"),
    way("legal", "all_there"),
    way("financial", "all_there"),
    way("technical", "all_there"),
    way("all_there", "judgement"),
    way("judgement", "sound", "approved"),
    way("judgement", "unsound", "rejected"),
  ],
};

/** Event: programme and place side by side, one approval, publication, and a look back. */
export const eventWorkflow: WorkflowDefinition = {
  nodes: [
    start(say("Ιδέα εκδήλωσης", "Idea of an event")),
    mark("prepare", "split"),
    form(
      { id: "programme", name: say("Πρόγραμμα και ομιλητές", "Programme and speakers"), due: 10 },
      say("Πρόγραμμα", "Programme"),
    ),
    checklist(
      { id: "place", name: say("Χώρος και εξοπλισμός", "Place and equipment"), due: 10 },
      say("Ο χώρος είναι δεσμευμένος", "The place is booked"),
      say("Ο χώρος είναι προσβάσιμος", "The place is accessible"),
    ),
    mark("prepared", "join"),
    approval({ id: "approval", name: say("Έγκριση", "Approval"), due: 3, notBy: ["programme"] }),
    review({ id: "publish", name: say("Δημοσίευση και προσκλήσεις", "Publication and invitations"), due: 3 }),
    { id: "held", type: "wait", name: say("Μέχρι να γίνει", "Until it is held"), tells: SILENT, working_days: 15 },
    form(
      { id: "report", name: say("Απολογισμός", "Report"), due: 5 },
      say("Τι πήγε καλά και τι όχι", "What went well and what did not"),
    ),
    end("done", say("Ολοκληρώθηκε", "Completed")),
    end("dropped", say("Δεν θα γίνει", "Not held")),
  ],
  edges: [
    way("start", "prepare"),
    way("prepare", "programme"),
    way("prepare", "place"),
    way("programme", "prepared"),
    way("place", "prepared"),
    way("prepared", "approval"),
    way("approval", "publish", "approved"),
    way("approval", "dropped", "rejected"),
    way("publish", "held"),
    way("held", "report"),
    way("report", "done"),
  ],
};

/** Evaluator onboarding: terms, interests, a trial review, approval by another. */
export const onboardingWorkflow: WorkflowDefinition = {
  nodes: [
    start(say("Νέος αξιολογητής", "New evaluator")),
    checklist(
      { id: "terms", name: say("Όροι και δηλώσεις", "Terms and declarations"), due: 5 },
      say("Εχεμύθεια", "Confidentiality"),
      say("Δήλωση συμφερόντων", "Declaration of interests"),
    ),
    form(
      { id: "expertise", name: say("Πεδία γνώσης", "Fields of expertise"), due: 5 },
      say("Σε ποια πεδία αξιολογεί", "Which fields they evaluate"),
    ),
    review({ id: "trial", name: say("Δοκιμαστική αξιολόγηση", "Trial evaluation"), due: 5 }),
    approval({ id: "approval", name: say("Έγκριση", "Approval"), due: 3, notBy: ["trial"] }),
    end("ready", say("Έτοιμος να αξιολογήσει", "Ready to evaluate")),
    end("declined", say("Δεν εγκρίθηκε", "Not approved")),
  ],
  edges: [
    way("start", "terms"),
    way("terms", "expertise"),
    way("expertise", "trial"),
    way("trial", "approval"),
    way("approval", "ready", "approved"),
    way("approval", "declined", "rejected"),
    way("approval", "trial", "returned", 2),
    way("approval", "declined", "exceeded"),
  ],
};

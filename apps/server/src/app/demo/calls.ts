import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { momentOf, wallTime } from "@kerkis/contract/core/time/zone.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { SAMPLE_RULES } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { questionsNeeded, withQuestions } from "@kerkis/contract/programmes/eligibility/fact-questions.policy.ts";
import type { StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { aQuestion, insertForm } from "#modules/forms/forms.factory.ts";
import { registryId, registryProgramme } from "#modules/programmes/programmes.api.ts";
import { createChallenge } from "#modules/programmes/programmes.factory.ts";
import { programmeRules, programmes } from "#modules/programmes/programmes.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact, type Db, type Tx } from "#platform/db/db.ts";
import type { DemoOrganization, DemoPersonKey } from "./people.ts";

interface DemoCall {
  in: Exclude<DemoOrganization, "kerkis">;
  opensInDays: number;
  closesInDays: number;
  call: NonNullable<Parameters<typeof createChallenge>[2]>;
}

const DEMO_CALLS: readonly DemoCall[] = [
  {
    in: "blue",
    opensInDays: -33,
    closesInDays: 9.2,
    call: {
      kind: "accelerator",
      title: { el: "Γαλάζια Ανάπτυξη 2027", en: "Blue Growth 2027" },
      summary: {
        el: "Για εταιρείες που κάνουν τη θάλασσα και τα λιμάνια πιο καθαρά, πιο ασφαλή και πιο έξυπνα. Εξάμηνο πρόγραμμα με πιλοτική εφαρμογή σε ελληνικό λιμάνι.",
        en: "For companies that make the sea and its ports cleaner, safer and smarter. A six-month programme with a pilot in a Greek port.",
      },
      description: {
        el: "Ζητάμε λύσεις που μπορούν να δοκιμαστούν σε λειτουργία λιμανιού μέσα σε έξι μήνες: ενέργεια στην προβλήτα, ασφάλεια εργασίας, διαχείριση αποβλήτων πλοίων, πρόβλεψη κυκλοφορίας.\n\nΚάθε ομάδα που επιλέγεται δουλεύει με έναν μέντορα από τη ναυτιλία και έναν από την ενέργεια και ολοκληρώνει μία πιλοτική εφαρμογή.\n\nΗ αίτηση χρειάζεται περίπου 25 λεπτά. Αποθηκεύεται καθώς γράφετε.",
        en: "We look for solutions that can be tried in a working port within six months: shore power, safety at work, waste of ships, traffic forecasts.\n\nEach selected team works with a mentor from shipping and one from energy, and completes one pilot.\n\nApplying takes about 25 minutes. It is saved as you type.",
      },
      prize: { el: "50.000 € χωρίς συμμετοχή στο κεφάλαιο", en: "€50,000 without equity" },
      capacity: 24,
      grace_minutes: 15,
      decision_days: 60,
    },
  },
  {
    in: "elevate",
    opensInDays: -10,
    closesInDays: 30.4,
    call: {
      kind: "challenge",
      title: { el: "Καθαρή ενέργεια για νησιά", en: "Clean energy for islands" },
      summary: {
        el: "Πώς περνά ένα μικρό νησί τον Αύγουστο χωρίς γεννήτριες;",
        en: "How does a small island get through August without generators?",
      },
      description: {
        el: "Ένα νησί με 800 κατοίκους τον χειμώνα και 6.000 τον Αύγουστο. Ζητάμε προτάσεις που μειώνουν την κατανάλωση πετρελαίου κατά τουλάχιστον 40%.",
        en: "An island with 800 people in winter and 6,000 in August. We look for proposals that cut its use of oil by at least 40%.",
      },
      prize: { el: "15.000 €", en: "€15,000" },
      capacity: 3,
      grace_minutes: 15,
      decision_days: 40,
    },
  },
  {
    in: "blue",
    opensInDays: 12,
    closesInDays: 60,
    call: {
      kind: "grant",
      state: "draft",
      title: { el: "Κουπόνια καινοτομίας για λιμάνια", en: "" },
      capacity: null,
      decision_days: 60,
    },
  },
];

/** What the open call of the blue hub asks of its own. */
const QUESTIONS: FormDefinition = {
  sections: [
    {
      key: "solution",
      title: { el: "Η λύση στο λιμάνι", en: "The solution in port" },
      shown_if: null,
      questions: [
        aQuestion("problem", {
          type: "long_text",
          words: 150,
          is_required: true,
          label: { el: "Τι πρόβλημα λύνετε;", en: "What problem do you solve?" },
          help: { el: "Γράψτε το όπως θα το λέγατε σε έναν λιμενικό.", en: "As you would tell a port officer." },
        }),
        aQuestion("field", {
          type: "choice",
          is_required: true,
          label: { el: "Πεδίο εφαρμογής", en: "Field" },
          options: [
            { value: "ports", label: { el: "Λιμάνια", en: "Ports" } },
            { value: "shipping", label: { el: "Ναυτιλία", en: "Shipping" } },
            { value: "energy", label: { el: "Ενέργεια από τη θάλασσα", en: "Energy from the sea" } },
          ],
        }),
        aQuestion("pilot", {
          type: "yes_no",
          is_required: true,
          label: { el: "Έχετε πιλοτική εγκατάσταση;", en: "Do you have a pilot running?" },
        }),
        aQuestion("pilot_port", {
          type: "text",
          max: 120,
          is_required: true,
          shown_if: { fact: "pilot", is: "is", value: true },
          label: { el: "Σε ποιο λιμάνι;", en: "In which port?" },
        }),
      ],
    },
    {
      key: "money",
      title: { el: "Οικονομικά και δηλώσεις", en: "Finances and statements" },
      shown_if: null,
      questions: [
        aQuestion("turnover", {
          type: "money",
          currency: "EUR",
          label: { el: "Κύκλος εργασιών του τελευταίου έτους", en: "Turnover of the last year" },
        }),
        aQuestion("terms", {
          type: "statement",
          is_required: true,
          label: { el: "Αποδοχή όρων", en: "Terms" },
          text: {
            el: "Αν επιλεγούμε, θα ολοκληρώσουμε την πιλοτική εφαρμογή μέσα στο εξάμηνο.",
            en: "If we are selected we complete the pilot within the six months.",
          },
        }),
      ],
    },
  ],
};

const ZONE = "Europe/Athens";
/** Before the first of the story registers. */
const CRITERIA_DAYS = 150;
const CRITERIA_AUTHORS: Readonly<Record<DemoOrganization, DemoPersonKey>> = {
  kerkis: "owner",
  blue: "blue.owner",
  elevate: "elevate.owner",
};

/** Turnover of the last year in euros, by the stage of a startup. */
const TURNOVER: Readonly<Record<StartupStage, number>> = {
  idea: 0,
  mvp: 12_000,
  pre_seed: 45_000,
  seed: 280_000,
  series_a: 2_400_000,
  series_b_plus: 9_500_000,
  growth: 18_000_000,
  exited: 61_000_000,
};

/** What the story's registrations answer to the registry's question of turnover; who did not say how far they are leaves it open. */
async function answerTurnover(db: Db): Promise<void> {
  const stage = sql<StartupStage>`${applications.answers}->>'stage'`;
  for (const [reached, turnover] of Object.entries(TURNOVER))
    await db
      .update(applications)
      .set({ responses: { turnover } })
      .where(
        and(
          eq(stage, reached),
          inArray(
            applications.programme_id,
            db.select({ id: programmes.id }).from(programmes).where(eq(programmes.kind, "registry")),
          ),
        ),
      );
}

/** Criteria and questions of the demo's registries, there before anybody registers. */
export async function createDemoCriteria(
  tx: Tx,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Readonly<Record<DemoOrganization, string>>,
  now: Date,
): Promise<void> {
  for (const [organization, author] of Object.entries(CRITERIA_AUTHORS)) {
    const id = await registryId(tx, organizationIds[organization as DemoOrganization]);
    if (id === null) throw new Error(`The demo's ${organization} has no registry.`);
    // Asked of everyone and owed by nobody: what the story registers answers it once it is told.
    const asked = questionsNeeded(SAMPLE_RULES, {}).map((question) =>
      Object.assign({}, question, { is_required: false }),
    );
    const form_id = await insertForm(
      tx,
      organizationIds[organization as DemoOrganization],
      withQuestions({ sections: [] }, asked),
    );
    await tx.update(programmes).set({ form_id }).where(eq(programmes.id, id));
    await tx.insert(programmeRules).values({
      programme_id: id,
      version: 1,
      rules: [...SAMPLE_RULES],
      created_by: people.get(author)?.userId ?? null,
      created_at: new Date(now.getTime() - CRITERIA_DAYS * DAY_MS).toISOString(),
    });
  }
}

/** Calls of the demo's organizations: two that take applications, with criteria, and one that is being prepared. */
export async function createDemoCalls(
  db: Db,
  now: Date,
  people: ReadonlyMap<DemoPersonKey, Actor>,
  organizationIds: Readonly<Record<DemoOrganization, string>>,
): Promise<void> {
  const moment = (days: number, hour: string) =>
    momentOf(`${wallTime(new Date(now.getTime() + days * DAY_MS).toISOString(), ZONE).slice(0, 10)}T${hour}`, ZONE);
  for (const { in: organization, opensInDays, closesInDays, call } of DEMO_CALLS) {
    const organizationId = organizationIds[organization];
    const owner = people.get(`${organization}.owner`)?.userId ?? null;
    await transact(db, owner, async (tx) => {
      const registry = await registryProgramme(tx, organizationId);
      const asks = organization === "blue" && call.state !== "draft";
      const id = await createChallenge(tx, organizationId, {
        ...call,
        ...(asks && { form_id: await insertForm(tx, organizationId, QUESTIONS) }),
        opens_at: moment(opensInDays, "10:00:00"),
        closes_at: moment(closesInDays, "15:00:00"),
        created_at: moment(Math.min(opensInDays, 0) - 5, "12:00:00"),
        // Evaluated by the criteria of the organization's registry until it has its own.
        evaluation_template_id: registry?.evaluation_template_id ?? null,
      });
      const rules = [...SAMPLE_RULES];
      await tx.insert(programmeRules).values({ programme_id: id, version: 1, rules, created_by: owner });
    });
  }
  await answerTurnover(db);
}

import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { RoundKind } from "@kerkis/contract/startups/news/news.taxonomy.ts";
import { sql } from "drizzle-orm";
import { startupFollowers } from "#modules/startups/followers/followers.tables.ts";
import { startupMilestones, startupRounds, startupUpdates } from "#modules/startups/news/news.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import type { DemoPersonKey } from "./people.ts";

interface DemoNews {
  startup: string;
  rounds: readonly { kind: RoundKind; daysAgo: number; amount: number; givers: string[]; is_open?: true }[];
  milestones: readonly { title: string; daysAgo: number }[];
  updates: readonly { title: string; body: string; daysAgo: number }[];
}

/** What startups of the demo story have raised, reached and posted. */
const DEMO_NEWS: readonly DemoNews[] = [
  {
    startup: "Thalassa Robotics",
    rounds: [
      { kind: "grant", daysAgo: 1_840, amount: 300_000, givers: ["Περιφέρεια Αττικής"] },
      { kind: "seed", daysAgo: 1_320, amount: 800_000, givers: ["Πρώτη Ύλη Angels"] },
      { kind: "series_a", daysAgo: 620, amount: 3_000_000, givers: ["Meltemi Ventures", "Argo Capital"] },
      { kind: "series_b_plus", daysAgo: 19, amount: 6_000_000, givers: [], is_open: true },
    ],
    milestones: [
      { title: "Σύσταση της εταιρείας", daysAgo: 2_070 },
      { title: "Πρώτο εμπορικό συμβόλαιο: λιμάνι Πειραιά, 3 έτη", daysAgo: 890 },
      { title: "Πιστοποίηση νηογνώμονα για επιθεώρηση υφάλων", daysAgo: 70 },
      { title: "Έναρξη γύρου Series B", daysAgo: 19 },
    ],
    updates: [
      {
        title: "Ο στόλος μας ξεπέρασε τις 1.000 καταδύσεις",
        body: "Η χιλιοστή επιθεώρηση έγινε στη Σύρο, με άνεμο 6 μποφόρ και χωρίς δύτη στο νερό. Ο χρόνος ανά κρηπίδωμα έπεσε στα 48 λεπτά.",
        daysAgo: 4,
      },
      {
        title: "Ανοίγουμε γραφείο στο Ρότερνταμ",
        body: "Τρία άτομα από τον Ιανουάριο, δίπλα στον πρώτο μας πελάτη εκτός Ελλάδας.",
        daysAgo: 51,
      },
    ],
  },
  {
    startup: "Heliodyne",
    rounds: [
      { kind: "grant", daysAgo: 1_500, amount: 240_000, givers: ["Πράσινο Ταμείο"] },
      { kind: "seed", daysAgo: 800, amount: 1_000_000, givers: ["Meltemi Ventures", "Ταμείο Πράσινης Μετάβασης"] },
    ],
    milestones: [
      { title: "Το πρώτο πάρκο στην πρόβλεψη", daysAgo: 1_410 },
      { title: "Εκατό μεγαβάτ υπό παρακολούθηση", daysAgo: 260 },
    ],
    updates: [
      {
        title: "Νέα πρόβλεψη ανά πεντάλεπτο",
        body: "Από αυτόν τον μήνα οι παραγωγοί βλέπουν την επόμενη ώρα ανά πεντάλεπτο αντί για τέταρτο.",
        daysAgo: 12,
      },
    ],
  },
  {
    startup: "Okeanos Data",
    rounds: [
      { kind: "seed", daysAgo: 1_900, amount: 900_000, givers: ["Meltemi Ventures"] },
      { kind: "series_a", daysAgo: 500, amount: 3_700_000, givers: ["Meltemi Ventures", "ΕΤ Πράσινης Μετάβασης"] },
    ],
    milestones: [{ title: "Ένας στόλος ολόκληρος σε μία οθόνη", daysAgo: 330 }],
    updates: [],
  },
];

const FOLLOWED: readonly [startup: string, every: number][] = [
  ["Thalassa Robotics", 1],
  ["Heliodyne", 2],
  ["Okeanos Data", 3],
];

/** Writes the news of the demo story's startups, and who follows them. */
export async function createDemoNews(db: Reader, now: Date, people: ReadonlyMap<DemoPersonKey, Actor>): Promise<void> {
  const rows = await db.select({ id: startups.id, name: startups.name, owner: startups.owner_id }).from(startups);
  const named = (name: string) => rows.find((row) => row.name === name);
  const moment = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  const on = (daysAgo: number) => moment(daysAgo).slice(0, 10);
  for (const { startup: name, rounds, milestones, updates } of DEMO_NEWS) {
    const startup = named(name);
    if (!startup) throw new Error(`The demo story has no startup called ${name}.`);
    const startup_id = startup.id;
    await db
      .insert(startupRounds)
      .values(rounds.map(({ daysAgo, ...round }) => Object.assign(round, { startup_id, on: on(daysAgo) })));
    await db
      .insert(startupMilestones)
      .values(milestones.map(({ title, daysAgo }) => ({ startup_id, title, on: on(daysAgo) })));
    for (const { daysAgo, ...update } of updates) {
      const at = moment(daysAgo);
      await db
        .insert(startupUpdates)
        .values({ ...update, startup_id, author_id: startup.owner, created_at: at, updated_at: at });
    }
  }
  for (const [name, every] of FOLLOWED) {
    const startup = named(name);
    const followers = [...people.values()].filter(
      (person, index) => index % every === 0 && person.userId !== startup?.owner,
    );
    if (startup && followers.length > 0) {
      await db
        .insert(startupFollowers)
        .values(followers.map(({ userId }) => ({ startup_id: startup.id, user_id: userId, created_at: sql`now()` })));
    }
  }
}

import { REGISTRATION_FORM } from "@kerkis/contract/applications/registration.form.ts";
import type { Section } from "@kerkis/contract/core/forms/field.ts";
import { allAtOnce, ownPages, ownRows, wordedBy, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { startupFollowers } from "../followers/followers.tables.ts";
import { startupUpdates } from "../news/news.tables.ts";
import { invitationsTo } from "../people/people.reads.ts";
import { startupPeople } from "../people/people.tables.ts";
import { startupRequests } from "../requests/requests.tables.ts";
import { startups } from "../startups.tables.ts";

/** A startup is what its registration said. */
const REGISTERED: Section["fields"] = Object.assign(
  {},
  ...Object.values(REGISTRATION_FORM).map(({ fields }) => fields),
);

/** Startups that the person registered or claimed, with what they declared. */
export const startupsPersonalData: readonly PersonalSection[] = [
  {
    name: "startups",
    title: { el: "Startups", en: "Startups" },
    rows: ownRows({
      owner: startups.owner_id,
      order: startups.created_at,
      columns: {
        id: startups.id,
        name: startups.name,
        tagline: startups.tagline,
        legal_name: startups.legal_name,
        description: startups.description,
        industry: startups.industry,
        stage: startups.stage,
        country: startups.country,
        region: startups.region,
        city: startups.city,
        website_url: startups.website_url,
        founded_on: startups.founded_on,
        tax_number: startups.tax_number,
        registration_number: startups.registration_number,
        legal_form: startups.legal_form,
        registry_status: startups.registry_status,
        activities: startups.activities,
        is_active: startups.is_active,
        is_verified: startups.is_verified,
        created_at: startups.created_at,
      },
    }),
    inWords: wordedBy(REGISTERED),
  },
  {
    name: "startups_run",
    title: { el: "Startups που διαχειρίζεστε", en: "Startups you run" },
    rows: ownRows({
      owner: startupPeople.user_id,
      order: startupPeople.created_at,
      columns: {
        startup_id: startupPeople.startup_id,
        role: startupPeople.role,
        created_at: startupPeople.created_at,
      },
    }),
  },
  {
    name: "startup_invitations",
    title: { el: "Προσκλήσεις σε startups", en: "Invitations to startups" },
    rows: (db, userId) => allAtOnce(invitationsTo(db, userId)),
  },
  {
    name: "startups_followed",
    title: { el: "Startups που παρακολουθείτε", en: "Startups you follow" },
    rows: ownRows({
      owner: startupFollowers.user_id,
      order: startupFollowers.created_at,
      columns: { startup_id: startupFollowers.startup_id, created_at: startupFollowers.created_at },
    }),
  },
  {
    name: "startup_updates",
    title: { el: "Νέα που δημοσιεύσατε", en: "Updates you posted" },
    rows: ownPages({
      owner: startupUpdates.author_id,
      columns: {
        id: startupUpdates.id,
        startup_id: startupUpdates.startup_id,
        title: startupUpdates.title,
        body: startupUpdates.body,
        created_at: startupUpdates.created_at,
      },
    }),
  },
  {
    name: "startup_requests",
    title: { el: "Αιτήματά σας στο μητρώο", en: "Your requests to the registry" },
    rows: ownPages({
      owner: startupRequests.author_id,
      columns: {
        id: startupRequests.id,
        startup_id: startupRequests.startup_id,
        kind: startupRequests.kind,
        text: startupRequests.text,
        state: startupRequests.state,
        answer: startupRequests.answer,
        created_at: startupRequests.created_at,
      },
    }),
  },
];

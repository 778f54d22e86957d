import type { ChatAiReply } from "@kerkis/contract/assistant/assistant.schema.ts";
import {
  ASSISTANT_TEXTS,
  closesOn,
  dueBy,
  evaluationsWaiting,
  PHASE_WORDS,
  UNNAMED,
} from "@kerkis/contract/assistant/assistant.texts.ts";
import { openEvaluations, type OpenEvaluation } from "#modules/evaluations/evaluations.api.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { mayIn, type Actor } from "#platform/auth/actor.ts";
import { currentScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Asking } from "./asking.reads.ts";
import { ownApplications } from "./own-applications.reads.ts";
import { dayIn, inOneLine, listed, nameAndDay, pageSource, said } from "./reply.policy.ts";

type OwnApplication = Awaited<ReturnType<typeof ownApplications>>[number];

/** Nobody is led to where they would be refused: an application begins in the organization that one works in. */
const mayBegin = (actor: Actor): boolean =>
  actor.organizationId !== null && mayIn(actor, actor.organizationId, "data.createStartups");

/** How the own applications stand. */
export async function applicationsAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, platform } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const own = actor.pages["my-applications"] ? await ownApplications(platform.db, actor.userId) : [];
  return own.length === 0
    ? said(asking, ASSISTANT_TEXTS.noApplications, mayBegin(actor) ? ["registerStartup"] : [])
    : ownReply(asking, own);
}

const ownReply = ({ language }: Asking, own: readonly OwnApplication[]): ChatAiReply => ({
  response: listed(
    ASSISTANT_TEXTS.applications[language],
    own.map(({ name, phase }) => `${name || UNNAMED[language]}: ${PHASE_WORDS[phase][language]}`),
  ),
  sources: [pageSource("myApplications", language)],
});

/** Which evaluations are still to be handed in, in this organization. */
export async function evaluationsAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn"]);
  const due = await dueOf(asking, actor);
  return due.length === 0 ? said(asking, ASSISTANT_TEXTS.noEvaluations, ["dashboard"]) : dueReply(asking, due);
}

const dueReply = ({ language }: Asking, due: readonly OpenEvaluation[]): ChatAiReply => ({
  response: listed(
    evaluationsWaiting(due[0]?.total ?? due.length, due.length)[language],
    due.map(({ name, due_at }) =>
      nameAndDay(name || UNNAMED[language], due_at && dueBy(dayIn(language, due_at)), language),
    ),
  ),
  sources: due.map(({ id, name }) => ({
    kind: "evaluation",
    title: inOneLine(name) || UNNAMED[language],
    link: `/evaluation/${id}`,
  })),
});

const DUE_SHOWN = 5;

/** What the evaluator still has to hand in. */
const dueOf = async ({ platform }: Asking, actor: Actor): Promise<OpenEvaluation[]> =>
  actor.organizationId === null
    ? []
    : openEvaluations(platform.db, currentScope(actor), actor.userId, { limit: DUE_SHOWN });

/** What waits for someone: evaluations to hand in, and applications that are theirs to move on. The dashboard knows the rest. */
export async function nextAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, platform } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const [due, movable] = await Promise.all([
    dueOf(asking, actor),
    actor.pages["my-applications"] ? ownApplications(platform.db, actor.userId, ["draft", "changes_requested"]) : [],
  ]);
  const parts: ChatAiReply[] = [];
  if (due.length > 0) parts.push(dueReply(asking, due));
  if (movable.length > 0) parts.push(ownReply(asking, movable));
  const closing = parts.length > 0 ? ASSISTANT_TEXTS.everythingWaiting : ASSISTANT_TEXTS.nothingWaits;
  const all = [...parts, said(asking, closing, ["dashboard"])];
  return {
    response: all.map(({ response }) => response).join("\n\n"),
    sources: all.flatMap(({ sources }) => sources),
  };
}

/** What takes applications now, for those who may apply. */
export async function programmesAnswer(asking: Asking): Promise<ChatAiReply> {
  const { actor, language, platform } = asking;
  if (!actor) return said(asking, ASSISTANT_TEXTS.signIn, ["signIn", "signUp"]);
  const open = await openProgrammes(platform.db, actor, isoNow(platform.clock));
  if (open.length === 0) return said(asking, ASSISTANT_TEXTS.noProgrammes);
  return {
    response: listed(
      ASSISTANT_TEXTS.programmes[language],
      open.map(({ title, closes_at, organization }) =>
        nameAndDay(
          `${title[language]} (${organization.name})`,
          closes_at && closesOn(dayIn(language, closes_at)),
          language,
        ),
      ),
    ),
    sources: mayBegin(actor) ? [pageSource("registerStartup", language)] : [],
  };
}

import type { Readable } from "node:stream";
import { DOCUMENT_PLACE } from "@kerkis/contract/applications/documents/documents.schema.ts";
import type { AnswerFile } from "@kerkis/contract/core/forms/file-kinds.ts";
import { formatsOf } from "@kerkis/contract/core/forms/file-kinds.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Question } from "@kerkis/contract/forms/definition.schema.ts";
import { askedForm } from "#modules/forms/forms.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader } from "#platform/db/db.ts";
import { shownName } from "#platform/files/file-name.ts";
import { newFileKey } from "#platform/files/files.ts";
import { deleteFiles, fileUrl, noteUpload } from "#platform/files/stored-files.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { editRefusal } from "../applications.policy.ts";
import { applicationById, standingFacts } from "../applications.repo.ts";
import { formAskedOf } from "../calls/questions.reads.ts";
import { refuseDocument, tellDocument } from "../documents/documents.service.ts";
import { applicationFiles, DOCUMENT } from "./answer-files.tables.ts";
import { formatOf } from "./answer-formats.service.ts";

const MEGABYTE = 1024 ** 2;

export interface AnswerUpload {
  applicationId: string;
  /** Key of the question that it answers, or `DOCUMENT`. */
  question: string;
  name: string;
  content: Readable;
  /** Told when the content was cut because it is too large. */
  isCut: () => boolean;
}

type FileQuestion = Question & { type: "file" };

/**
 * The question that a file would answer, of an application that is this person's to fill in.
 * @throws Refusal application.not_found, application.not_editable, input.invalid
 */
async function questionForFile(
  db: Reader,
  actor: Actor,
  { applicationId, question: key }: Pick<AnswerUpload, "applicationId" | "question">,
): Promise<FileQuestion> {
  const record = await applicationById(db, applicationId, actor.userId);
  if (!record) throw new Refusal("application.not_found");
  enforce(editRefusal(actor, standingFacts(record)));
  const formId = formAskedOf(record, await programmeById(db, record.programme_id));
  const asked =
    formId === null || record.questions_version === null ? null : await askedForm(db, formId, record.questions_version);
  const question = asked?.definition.sections.flatMap(({ questions }) => questions).find((one) => one.key === key);
  if (question?.type !== "file")
    throw new Refusal("input.invalid", { fields: [{ path: "question", code: "invalid" }] });
  return question;
}

type Place = Pick<FileQuestion, "kinds" | "megabytes">;

/**
 * What a file may be where it is to go: an answer to a question, or a document that was asked for.
 * @throws Refusal those of `questionForFile` and `refuseDocument`
 */
export async function placeForFile(
  platform: Platform,
  actor: Actor,
  asked: Pick<AnswerUpload, "applicationId" | "question">,
): Promise<Place> {
  return transact(platform.db, actor.userId, (tx) => placeIn({ tx, platform, actorId: actor.userId }, actor, asked));
}

async function placeIn(
  context: EventContext,
  actor: Actor,
  asked: Pick<AnswerUpload, "applicationId" | "question">,
): Promise<Place> {
  if (asked.question !== DOCUMENT) return questionForFile(context.tx, actor, asked);
  await refuseDocument(context, actor, asked.applicationId);
  return { ...DOCUMENT_PLACE, kinds: [...DOCUMENT_PLACE.kinds] };
}

/**
 * Keeps a file as an answer that its application may give, which it is once the draft says so, or as a document that was asked for.
 * @throws Refusal file.empty, file.too_large, file.other_kind, file.quota and those of `placeForFile`
 */
export async function keepAnswerFile(
  platform: Platform,
  actor: Actor,
  place: Place,
  upload: AnswerUpload,
): Promise<AnswerFile> {
  const { db, files } = platform;
  const key = newFileKey("answers", "bin");
  await noteUpload(platform, actor.userId, key, LIMITS.answerBytes);
  try {
    const bytes = await files.putStream(key, upload.content);
    if (upload.isCut() || bytes > place.megabytes * MEGABYTE)
      throw new Refusal("file.too_large", { params: { megabytes: place.megabytes } });
    if (bytes === 0) throw new Refusal("file.empty");
    const format = await formatOf(files.localPath(key));
    if (format === null || !formatsOf(place.kinds).includes(format)) throw new Refusal("file.other_kind");
    return await transact(db, actor.userId, async (tx) => {
      // It may have been submitted or withdrawn while the file came.
      const context = { tx, platform, actorId: actor.userId };
      await placeIn(context, actor, upload);
      const [kept] = await tx
        .insert(applicationFiles)
        .values({
          application_id: upload.applicationId,
          question: upload.question,
          created_at: isoNow(platform.clock),
          name: shownName(upload.name),
          format,
          bytes,
          file_url: fileUrl(key),
        })
        .returning({ id: applicationFiles.id, name: applicationFiles.name });
      if (!kept) throw new Error("A file was not stored.");
      if (upload.question === DOCUMENT) await tellDocument(context, upload.applicationId);
      return { ...kept, format, bytes };
    });
  } catch (failure) {
    await deleteFiles(db, files, [key]);
    throw failure;
  }
}

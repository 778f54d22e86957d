/** Kinds of files that may be asked for, each with the formats it takes, by their extensions; none of them runs anything. */
const FORMATS = {
  pdf: ["pdf"],
  image: ["png", "jpg", "webp"],
  document: ["docx", "odt"],
  table: ["xlsx", "ods"],
  slides: ["pptx", "odp"],
} as const;

export type FileKind = keyof typeof FORMATS;
export const FILE_KINDS = Object.keys(FORMATS) as [FileKind, ...FileKind[]];
export type FileFormat = (typeof FORMATS)[FileKind][number];
export const FILE_FORMATS = Object.values(FORMATS).flat() as [FileFormat, ...FileFormat[]];

/** The formats of these kinds, by their extensions. */
export const formatsOf = (kinds: readonly FileKind[]): FileFormat[] => kinds.flatMap((kind) => FORMATS[kind]);

/** A file that was given as an answer. */
export interface AnswerFile {
  id: string;
  /** As its person calls it. */
  name: string;
  /** What its content is. */
  format: FileFormat;
  bytes: number;
}

/** The files of an answer; nothing of one that has none. */
export const filesOf = (answer: unknown): AnswerFile[] =>
  (Array.isArray(answer) ? answer : []).filter(
    (one): one is AnswerFile => typeof one === "object" && one !== null && "format" in one && "bytes" in one,
  );

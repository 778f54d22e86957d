import { statSync } from "node:fs";

/** Something a person can mend: its message is one line that says what to do, to be shown without a stack. */
export class SetupProblem extends Error {
  override name = "SetupProblem";
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Whether an error, a tool's output or a refusal of the database says that the disk is full. */
export function isDiskFull(cause: unknown): boolean {
  const text = cause instanceof Error ? cause.message : String(cause);
  return (
    ["ENOSPC", "EDQUOT", "53100"].includes(codeOf(cause) ?? "") ||
    /no space left|disk quota|database or disk is full/i.test(text)
  );
}

/** The one line for a full disk or a missing permission, from an error or a tool's output; undefined for the rest. */
export function explainSystemProblem(cause: unknown, folder: string): SetupProblem | undefined {
  const code = codeOf(cause);
  const text = cause instanceof Error ? cause.message : String(cause);
  if (isDiskFull(cause)) {
    return new SetupProblem(`The disk is full: nothing more fits into ${folder}. Free some space and start again.`);
  }
  if (code === "ENOTDIR") {
    return new SetupProblem(`${folder} lies below a file. Choose a folder that can be made.`);
  }
  if (code === "EROFS" || /read-only file system/i.test(text)) {
    return new SetupProblem(`${folder} is read-only. Choose a folder that can be written.`);
  }
  if (code === "EACCES" || code === "EPERM" || /permission denied|unable to open database file/i.test(text)) {
    return new SetupProblem(`No permission for ${folder}. ${remedy(folder)}`);
  }
  if (/could not look up effective user id/i.test(text)) {
    return new SetupProblem(
      `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none on this machine. Add one to /etc/passwd, or set DATABASE_URL.`,
    );
  }
  return undefined;
}

function ownerOf(folder: string): number | undefined {
  try {
    return statSync(folder).uid;
  } catch {
    return undefined;
  }
}

/** What helps against a missing permission: it depends on who asks and whose the folder is. */
function remedy(folder: string): string {
  const self = process.getuid?.();
  if (self === 0) return "Even root may not write there; choose another folder.";
  const owner = ownerOf(folder);
  if (owner === undefined || owner === self) return "Choose a folder that you may write, or change its permissions.";
  return "It belongs to another user: start as that user, or change its owner with chown -R.";
}

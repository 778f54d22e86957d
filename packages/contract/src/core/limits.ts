/** An hour in milliseconds. */
export const HOUR_MS = 60 * 60 * 1000;
/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS;
/** The same in seconds, for cookies, headers and SQL. */
export const HOUR_SECONDS = HOUR_MS / 1000;
export const DAY_SECONDS = DAY_MS / 1000;

/** Numbers that the specification names, once each (sections 5, 7 and 9; completions 1 and 2). */
export const LIMITS = {
  /** specification 5 */
  passwordMin: 6,
  /** Longest password accepted, so that hashing cannot be abused. */
  passwordMax: 128,
  passkeyNameMax: 60,
  /** A code of an app or a backup code, as it may be typed or pasted. */
  codeMax: 32,
  /** What is searched for. */
  searchMax: 120,
  /** completions 1: links are single-use */
  resetLinkMs: HOUR_MS,
  verificationLinkMs: DAY_MS,
  setupLinkMs: 7 * DAY_MS,
  invitationMs: 7 * DAY_MS,
  /** A deleted organization can be restored for 30 days; an account that is to be erased can be kept as long. */
  organizationRestoreMs: 30 * DAY_MS,
  accountGraceMs: 30 * DAY_MS,
  /** specification 9: search */
  searchDebounceMs: 300,
  searchPerType: 5,
  searchShown: 8,
  /** specification 9: notifications */
  bellFetched: 20,
  bellBadgeCap: 9,
  feedBadgeCap: 99,
  feedPersonal: 25,
  feedOrganization: 25,
  feedShown: 50,
  /** specification 9: organizations */
  organizationListTimeoutMs: 10_000,
  organizationSwitchTimeoutMs: 5_000,
  /** specification 9: chat */
  chatHistory: 5,
  chatStaleMs: 30_000,
  chatRetryMs: 1_000,
  chatMessageMax: 2000,
  /** A person's conversations, and a conversation's messages; who needs more begins anew. */
  chatConversationsMax: 200,
  chatMessagesMax: 400,
  /** Conversations that nobody wrote to for a year are erased, deleted ones after 30 days. */
  chatKeptMs: 365 * DAY_MS,
  chatDeletedKeptMs: 30 * DAY_MS,
  chatReplyMax: 8000,
  /** Counts are exact below this and estimated above. */
  exactCount: 10_000,
  pageSize: 24,
  pageSizeMax: 100,
  /** A file to import, what it may hold, and how long an import can be undone. */
  importBytes: 50 * 1024 * 1024,
  importRows: 200_000,
  importColumns: 300,
  importUndoMs: 30 * DAY_MS,
  /** Autosave waits this long after the last keystroke. */
  autosaveMs: 800,
  /** A change that matters asks for the password, or for a session that began this recently. */
  recentSignInMs: 15 * 60 * 1000,
  logoBytes: 2 * 1024 * 1024,
  avatarBytes: 2 * 1024 * 1024,
  /** A file that answers a question of a form, and the longest name that is kept of one. */
  answerBytes: 20 * 1024 * 1024,
  fileNameMax: 200,
  /** Files that one account may upload in 24 hours. */
  uploadsPerDay: 60,
  /** A picture that nothing shows is deleted after a day. */
  unusedUploadMs: DAY_MS,
  nameMax: 120,
  taglineMax: 140,
  descriptionMax: 4000,
  reasonMin: 3,
  reasonMax: 2000,
  urlMax: 300,
  emailMax: 254,
} as const;

/** Address of a file of an application, for its applicant and those who manage it. */
export const answerFileUrl = (applicationId: string, file: string): string =>
  `/api/applications/${applicationId}/files/${file}`;

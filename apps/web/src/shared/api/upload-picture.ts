import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { uploadFile } from "./files.ts";

/** What answers are checked by comes with the first upload. */
const loadAnswers = () => import("@kerkis/contract/core/files/uploaded.ts");

/** Uploads a logo. @returns the path it is served at */
export async function uploadLogo(file: Blob): Promise<string> {
  const [{ uploadedLogo }, reply] = await Promise.all([loadAnswers(), uploadFile(FILE_ROUTES.uploadLogo.path, file)]);
  return uploadedLogo.parse(reply).logo_url;
}

/** Uploads a person's picture. @returns the path it is served at */
export async function uploadAvatar(picture: Blob): Promise<string> {
  const [{ uploadedAvatar }, reply] = await Promise.all([
    loadAnswers(),
    uploadFile(FILE_ROUTES.uploadAvatar.path, picture),
  ]);
  return uploadedAvatar.parse(reply).avatar_url;
}

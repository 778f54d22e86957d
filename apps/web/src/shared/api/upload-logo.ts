import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { uploadFile } from "./files.ts";

/** Uploads a logo; what its answer is checked by comes with it. @returns the path it is served at */
export async function uploadLogo(file: Blob): Promise<string> {
  const [{ uploadedLogo }, reply] = await Promise.all([
    import("@kerkis/contract/core/uploaded.ts"),
    uploadFile(FILE_ROUTES.uploadLogo.path, file),
  ]);
  return uploadedLogo.parse(reply).logo_url;
}

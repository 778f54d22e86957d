import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import type { TestServer, TestUser } from "#test/server.ts";
import { postImport } from "../imports.factory.ts";
import { carryOn } from "./work.service.ts";

/** What is in a file, and what it is called and holds. */
type Content = [content: string | Uint8Array<ArrayBuffer>, more?: { kind?: string; name?: string }];

/** Takes files through an import as this person: each step answers once nothing works on it any more. */
export function importsOf(server: TestServer, user: TestUser, organizationId: string) {
  const upload: (...file: Content) => Promise<Response> = (...file) =>
    postImport(server, { cookie: user.cookie, organizationId }, ...file);
  async function settled(id: string): Promise<ImportRun> {
    await carryOn(server.platform, id, () => false);
    return user.api.imports.get({ id });
  }
  return {
    upload,
    read: async (...file: Content): Promise<ImportRun> => {
      const { id } = (await (await upload(...file)).json()) as { id: string };
      return settled(id);
    },
    step: async (
      run: Pick<ImportRun, "id" | "version">,
      name: "check" | "run" | "publish" | "undo",
    ): Promise<ImportRun> => {
      await user.api.imports[name]({ id: run.id, version: run.version });
      return settled(run.id);
    },
  };
}

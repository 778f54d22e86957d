import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { expect, it } from "vitest";
import { openApiDocument } from "./reference.ts";

it("describes every file route of the API beside the endpoints", async () => {
  const { paths } = await openApiDocument();
  for (const { method, path, summary, access } of Object.values(FILE_ROUTES)) {
    if (!path.startsWith("/api/")) continue;
    const described: unknown = Reflect.get(paths, path.slice("/api".length).replaceAll(/:(\w+)/g, "{$1}"));
    expect(described).toMatchObject({ [method.toLowerCase()]: { summary, "x-access": access } });
  }
  expect(paths["/files/logos"]).toMatchObject({
    post: {
      description: "Everyone signed in. At most 2 MB.",
      requestBody: { content: { "multipart/form-data": { schema: { required: ["file"] } } } },
      responses: { 200: { content: { "application/json": { schema: { required: ["logo_url"] } } } } },
    },
  });
  expect(paths["/startups"]).toBeDefined();
});

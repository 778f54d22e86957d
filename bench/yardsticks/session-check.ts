// What it costs to know who asks: session, profile, memberships and page permissions of one request.
import { createSession } from "../../apps/server/src/modules/identity/identity.factory.ts";
import { readActor } from "../../apps/server/src/app/actor.ts";
import { startServer } from "../../apps/server/src/app/server.ts";

const WARM_UP = 3_000;
const CHECKS = 20_000;
const AT_ONCE = 20;

/** Milliseconds of this process's CPU for one check, everything of the database's driver included. */
export async function measureSessionCheck(options: {
  appUrl: string;
  secret: string;
  env: NodeJS.ProcessEnv;
}): Promise<number> {
  const { appUrl, secret, env } = options;
  const server = await startServer({
    appUrl,
    port: 0,
    host: "127.0.0.1",
    env: { ...process.env, ...env },
  });
  const { platform } = server;
  const { rows } = await platform.db.$client.query<{ user_id: string }>(
    "select user_id from organization_members limit 1",
  );
  const cookie = await createSession(platform.db, rows[0]?.user_id ?? "", secret);
  const check = async (times: number) => {
    let left = times;
    const work = async () => {
      for (; left > 0; left -= 1)
        if (!(await readActor(platform, cookie))) throw new Error("The session is not known.");
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
  await check(WARM_UP);
  const before = process.cpuUsage();
  await check(CHECKS);
  const { user, system } = process.cpuUsage(before);
  await server.close();
  return (user + system) / 1000 / CHECKS;
}

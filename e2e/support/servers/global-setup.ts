import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { productAddress, publishAddresses } from "../addresses.ts";

/** Starts the product in a process of its own, so that tests meet exactly what people do; returns how to stop it. */
export default async function startProduct(): Promise<(() => Promise<void>) | void> {
  if (productAddress()) return; // somebody has one running already and said where
  const stdio: ("ignore" | "inherit" | "ipc")[] = ["ignore", "inherit", "inherit", "ipc"];
  const child = spawn(process.execPath, [join(import.meta.dirname, "product.ts")], { stdio });
  const exited = once(child, "exit");
  const [message] = await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error("The product did not start; its own lines above say why."))),
  ]);
  publishAddresses(message);
  return async () => {
    child.kill("SIGTERM");
    await exited;
  };
}

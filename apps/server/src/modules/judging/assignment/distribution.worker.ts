import { parentPort, workerData } from "node:worker_threads";
import loadHighs from "highs";
import type { Task } from "./distribution.policy.ts";
import { distribute } from "./solver.service.ts";

// In a thread of its own: the solver does not let go until it is through.
parentPort?.postMessage(distribute(await loadHighs(), workerData as Task), []);

import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import type { Load } from "./load.ts";
import { SIZES } from "./seed.ts";

export interface Measurement {
  name: string;
  concurrency: number;
  product: Load;
  bare: Load;
  /** Resident memory of the product's process right after, in megabytes. */
  residentMb: number;
}

const ratioOf = ({ product, bare }: Measurement): number => product.requestsPerSecond / bare.requestsPerSecond;

const row = (measurement: Measurement): string => {
  const { name, concurrency, product, bare, residentMb } = measurement;
  const cells = [
    name,
    concurrency,
    product.requestsPerSecond,
    bare.requestsPerSecond,
    ratioOf(measurement).toFixed(2),
    product.p50,
    product.p99,
    residentMb,
  ];
  return `| ${cells.join(" | ")} |`;
};

/** Writes docs/benchmarks.md and says what misses its goal. */
export function report(measurements: Measurement[], seconds: number): void {
  const [cpu] = cpus();
  const failed = measurements.reduce((sum, { product, bare }) => sum + product.failed + bare.failed, 0);
  const peak = Math.max(...measurements.map(({ residentMb }) => residentMb));
  const text = `# Benchmarks

\`npm run bench\` measures the API beside a bare \`node:http\` server with a prepared \`pg\` statement doing the same SQL, in one
run, in turn. What counts is the ratio. Goals: at least 0.5 for reads at concurrency 50, less than 250 MB resident.

Data: ${SIZES.organizations.toLocaleString("en")} organizations, ${SIZES.startups.toLocaleString("en")} startups. Machine: ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB,
Node ${process.versions.node}, PostgreSQL 18 embedded, everything on one machine including the load. ${seconds} s a row. Failed requests: ${failed}. Highest resident memory: ${peak} MB.

| what | connections | product, requests/s | bare, requests/s | ratio | p50 ms | p99 ms | resident MB |
|---|---|---|---|---|---|---|---|
${measurements.map(row).join("\n")}

The product remembers how long a long list is for some seconds; the yardstick counts each time, hence ratios above one. Sign-in is
dominated by scrypt on both sides, and the product hashes on half the cores only. Submit validates the form, writes startup, application, history, notifications and
jobs in one transaction; its yardstick runs the same statements without the rest.
`;
  writeFileSync(join(import.meta.dirname, "..", "docs", "benchmarks.md"), text);
  console.log(text);
  const slow = measurements.filter((m) => m.concurrency === 50 && /^(list|startup)/.test(m.name) && ratioOf(m) < 0.5);
  for (const measurement of slow) console.error(`Below 0.5: ${measurement.name}, ${ratioOf(measurement).toFixed(2)}`);
  if (peak >= 250) console.error(`Resident memory reached ${peak} MB.`);
  if (failed > 0) console.error(`${failed} requests failed.`);
}

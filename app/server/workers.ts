import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";

/**
 * Keeps `count` workers of this program. SIGHUP replaces them one by one, each new one listening before its old one
 * drains, so that no request is dropped; SIGTERM stops all. A worker that dies is replaced.
 */
export function superviseWorkers(count: number): void {
  let stopping = false;
  const retired = new WeakSet<Worker>();

  const start = async () => {
    const worker = cluster.fork();
    await Promise.race([once(worker, "listening"), once(worker, "exit")]);
    return worker;
  };
  const retire = (worker: Worker) => {
    retired.add(worker);
    worker.send("stop");
  };

  cluster.on("exit", (worker) => {
    if (!stopping && !retired.has(worker)) setTimeout(() => void start(), 500);
    if (stopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  });
  for (let index = 0; index < count; index++) void start();

  process.on("SIGHUP", async () => {
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker || retired.has(worker)) continue;
      await start();
      retire(worker);
    }
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) if (worker) retire(worker);
    });
}

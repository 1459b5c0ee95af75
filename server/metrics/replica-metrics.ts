import { Counter, Gauge, type Registry } from "prom-client";
import type { Replica } from "../database/replica/replica.ts";
import { addGauge } from "./process-metrics.ts";

/** Whether the replica answers what it may, and how far it is behind. */
export function addReplicaFigures(registry: Registry, replica: Replica): void {
  addGauge(registry, {
    name: "trupial_replica_in_use",
    help: "1 while reports, the archive and exports are read from the replica.",
    read: () => Number(replica.isInUse),
  });
  registry.registerMetric(
    new Gauge({
      name: "trupial_replica_lag_seconds",
      help: "How far the replica is behind; left out while nobody knows.",
      registers: [],
      collect() {
        if (replica.lagMs === null) this.remove();
        else this.set(replica.lagMs / 1_000);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: "trupial_replica_reads_total",
      help: "Calls that a replica may answer, by who answered.",
      labelNames: ["answered_by"],
      registers: [],
      collect() {
        this.reset();
        for (const [answered_by, count] of Object.entries(replica.answered)) this.inc({ answered_by }, count);
      },
    }),
  );
}

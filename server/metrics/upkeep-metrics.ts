import { Gauge, type Registry } from "prom-client";
import { PROMISE_GRACE_MINUTES } from "../../contract/dispatch/plan.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { lastBackups } from "../backups/backups.ts";
import type { Db } from "../database/connect.ts";
import { countMessagesByChannel, countPaymentChecks, findPlanFigures } from "./metrics.queries.ts";

const CHANNELS = ["email", "phone", "push"] as const;
/** A provider is asked within seconds of the time; so much later nobody asks. */
const OVERDUE_MS = 5 * MINUTE_MS;

export type UpkeepFigures = {
  read(db: Db, now: Date): Promise<void>;
  forget(): void;
};

/** Figures of work that goes on unseen: backups, messages by channel, payments that are followed, the plan. */
export function addUpkeepFigures(registry: Registry): UpkeepFigures {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const backups = gauge(
    "trupial_backup_age_seconds",
    "Age of the last backup that came back whole, of the last that was copied off the machine, and of the last try.",
    "of",
  );
  const messages = gauge(
    "trupial_channel_messages",
    "Messages of each channel: waiting now, sent and given up in the last hour.",
    "channel",
    "state",
  );
  const payments = gauge(
    "trupial_payment_checks",
    "Payments by link that are followed, those nobody has asked about in time, and those the provider could not be asked about.",
    "state",
  );
  const planKept = gauge("trupial_plan_kept", "1 while one of the servers keeps the plan of the day.");
  const atRisk = gauge(
    "trupial_plan_rides_at_risk",
    "Rides of the plan that no car can drive, or only later than was promised.",
  );

  return {
    async read(db, now) {
      const { good_at: good, copied_at: copied, tried_at: tried } = await lastBackups(db);
      for (const [of, at] of Object.entries({ good, copied, tried })) {
        if (at === null) backups.remove({ of });
        else backups.set({ of }, secondsSince(at, now));
      }
      const byChannel = await countMessagesByChannel(db, new Date(now.getTime() - HOUR_MS));
      for (const channel of CHANNELS) {
        const counted = byChannel.find((one) => one.channel === channel);
        for (const state of ["waiting", "sent", "failed"] as const)
          messages.set({ channel, state }, counted?.[state] ?? 0);
      }
      const checks = await countPaymentChecks(db, new Date(now.getTime() - OVERDUE_MS));
      for (const [state, count] of Object.entries(checks)) payments.set({ state }, count);
      const plan = await findPlanFigures(db, PROMISE_GRACE_MINUTES);
      atRisk.set(plan?.at_risk ?? 0);
      planKept.set(Number(plan?.kept ?? false));
    },
    forget() {
      for (const one of [backups, messages, payments]) one.reset();
      for (const one of [planKept, atRisk]) one.remove();
    },
  };
}

function secondsSince(at: Date, now: Date): number {
  return Math.max(0, now.getTime() - at.getTime()) / 1_000;
}

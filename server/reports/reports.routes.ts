import {
  getAnalyticsEndpoint,
  getDashboardStatsEndpoint,
  getDayQualityEndpoint,
  getDriverReportEndpoint,
  getIncomeEndpoint,
  getReportOfDriverEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { can } from "../../domain/accounts/roles.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { NewestPositions } from "../events/positions/newest-positions.ts";
import { ApiError } from "../http/api-error.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { type QualityPorts, readDayQuality } from "./quality/read-day-quality.ts";
import { readAnalytics } from "./read-analytics.ts";
import { readDashboardStats } from "./read-dashboard-stats.ts";
import { readIncome } from "./read-income.ts";
import { readDriverReport, readReportOfDriver } from "./read-driver-report.ts";

type Dependencies = { db: Db; clock: Clock; positions: NewestPositions } & QualityPorts;

export function reportsRoutes(
  serve: Serve,
  { db, clock, positions, lookBackAt, readRefusedTimes }: Dependencies,
): void {
  serve(getDriverReportEndpoint, async ({ query, caller, read }) => {
    const { actor, accountId } = signedIn(caller);
    const reading = { asked: query, now: clock.now(), positions };
    if (can(actor, "drive"))
      return read((from) => readDriverReport(from, { driverId: accountId, ...reading }));
    const { driver } = query;
    if (driver === undefined) throw new ApiError("forbidden", "Name the driver whose report you ask for.");
    return read((from) => readReportOfDriver(from, { driverId: driver, ...reading }));
  });

  serve(getReportOfDriverEndpoint, async ({ params: { id }, query, read }) =>
    read((from) => readReportOfDriver(from, { driverId: id, asked: query, now: clock.now(), positions })),
  );

  serve(getDashboardStatsEndpoint, async () => readDashboardStats(db, clock.now()));

  serve(getAnalyticsEndpoint, async ({ query, read }) =>
    read((from) => readAnalytics(from, query, clock.now())),
  );

  serve(getIncomeEndpoint, async ({ query, read }) => read((from) => readIncome(from, query, clock.now())));

  serve(getDayQualityEndpoint, async ({ query, read }) => {
    const now = clock.now();
    const day = query.day ?? curacaoDate(now);
    return read((from) => readDayQuality(from, { day, now, lookBackAt, readRefusedTimes }));
  });
}

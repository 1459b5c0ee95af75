import { curacaoDate } from "../../domain/curacao-time.ts";
import type { DriverReport } from "../../contract/reports/driver-report.ts";
import { type ReportPeriod, reportRange } from "../../domain/reports/report-period.ts";
import {
  getDriverReportEndpoint,
  getReportOfDriverEndpoint,
} from "../../contract/reports/reports.endpoints.ts";
import { type Dated, readDated } from "../api/read-dated.ts";
import { useKept } from "../api/use-kept.ts";
import { useRead } from "../api/use-read.ts";

type ReportWanted = {
  readonly period: ReportPeriod;
  /** The day it is on the island. */
  readonly today: string;
  /** Whose it is, where the office reads it. */
  readonly of?: number | undefined;
  /** The beginning of its name on this device, where the last reading stands in without a signal. */
  readonly keepAs?: string | undefined;
  readonly everyMs?: number;
};

/** A driver's figures over a period; without an answer as they were last read here, if that was in the same period. */
export function useReport({ period, today, of, keepAs, everyMs }: ReportWanted) {
  const range = reportRange(period, today);
  const query = range === null ? {} : { start_date: range.start, end_date: range.end };
  const read = useRead(
    of === undefined
      ? readDated(getDriverReportEndpoint, { query })
      : readDated(getReportOfDriverEndpoint, { params: { id: of }, query }),
    everyMs === undefined ? {} : { everyMs },
  );
  const report = useKept(read, {
    as: keepAs === undefined ? null : `${keepAs}:${period}`,
    check: isReport,
  });
  const keptOn = report.keptAt === null ? today : curacaoDate(new Date(report.keptAt));
  const isOver = reportRange(period, keptOn)?.start !== range?.start;
  return { range, report: isOver ? { ...read, keptAt: null } : report };
}

function isReport(value: unknown): value is Dated<DriverReport> {
  return (
    hasObject(value, "value") &&
    hasObject(value.value, "ride_statistics") &&
    hasObject(value.value, "profile")
  );
}

function hasObject<K extends string>(value: unknown, key: K): value is Record<K, object> {
  return (
    typeof value === "object" && value !== null && typeof (value as Record<K, unknown>)[key] === "object"
  );
}

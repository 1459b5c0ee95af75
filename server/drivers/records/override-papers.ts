import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { LONGEST_OVERRIDE_DAYS, expiredPapers, paperDaysOf } from "../../../domain/papers/papers.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { updateDriverRecord } from "./driver-records.queries.ts";
import { noteDriverChange } from "./note-driver-change.ts";
import { getDriverRow } from "./read-driver-records.ts";

type Change = { id: number; by: number; now: Date };

/** Lets a driver take rides until a day although a paper has run out, or will have by then. */
export async function overridePapers(
  trx: Trx,
  { id, reason, until, by, now }: Change & { reason: string; until: string },
): Promise<void> {
  const driver = await getDriverRow(trx, id);
  const today = curacaoDate(now);
  if (until < today || until > addDays(today, LONGEST_OVERRIDE_DAYS)) {
    const sentence = "Choose a day from today on, within a year.";
    throw new ApiError("invalid_input", sentence, { fields: { until: sentence } });
  }
  const changes = { papers_override_until: until, papers_override_reason: reason, papers_override_by: by };
  await updateDriverRecord(trx, { id, changes, now });
  const expired = expiredPapers(paperDaysOf(driver), until);
  const detail = { reason, until, papers: expired.map(({ paper, date }) => `${paper} ${date}`) };
  await noteDriverChange(trx, { action: "override_papers", driver, by, now, detail });
}

/** Ends what lets a driver take rides without a paper. Where there is nothing to end, nothing changes. */
export async function endPapersOverride(trx: Trx, { id, by, now }: Change): Promise<void> {
  const driver = await getDriverRow(trx, id);
  const { papers_override_until: until, papers_override_reason: reason } = driver;
  if (until === null) return;
  const changes = { papers_override_until: null, papers_override_reason: null, papers_override_by: null };
  await updateDriverRecord(trx, { id, changes, now });
  await noteDriverChange(trx, { action: "end_papers_override", driver, by, now, detail: { reason, until } });
}

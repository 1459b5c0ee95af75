import { curacaoDate } from "../../contract/curacao-time.ts";
import { type DatedPaper, type PaperDays, paperThatHolds } from "../../contract/papers/papers.ts";
import { ApiError } from "../http/api-error.ts";
import { heldOf } from "../database/driver-papers.ts";
import { PAPER_NAMES, inEnglish } from "./paper-words.ts";

type Row = PaperDays & { papers_override_until: string | null };

/** Refuses a driver a ride for the paper that has run out, and names it with its last day. */
export function refuseExpiredPapers(
  driver: Row,
  { told, now }: { told: "driver" | "dispatcher"; now: Date },
): void {
  const expired = paperThatHolds(heldOf(driver), curacaoDate(now));
  if (!expired) return;
  const whose = told === "driver" ? "Your" : "This driver's";
  const ending = told === "driver" ? " Please call the office." : "";
  throw new ApiError("papers_expired", `${whose} ${whatRanOut(expired)}.${ending}`, { ...expired });
}

function whatRanOut({ paper, date }: DatedPaper): string {
  return `${PAPER_NAMES[paper]} ${paper === "season_permit" ? "ended" : "ran out"} on ${inEnglish(date)}`;
}

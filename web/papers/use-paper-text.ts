import type { OutOfService } from "../../domain/drivers/out-of-service.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { type DatedPaper, PAPERS } from "../../domain/papers/papers.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { factsOf } from "../api/api-error.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { useNow } from "../ui/use-now.ts";

/** Sentences about a driver's papers and their last days. */
export function usePaperText() {
  const text = useStrings("papers");
  const formats = useFormats();
  const day = (date: string) => formats.date(noonOf(date));
  /** "Nov 20, 2026", where many stand below each other. */
  const shortDay = (date: string) => text.shortDay(formats.shortDate(noonOf(date)), date.slice(0, 4));
  const today = curacaoDate(useNow(HOUR_MS));
  const ranOut = ({ paper, date }: DatedPaper) => text.ranOut[paper](day(date));
  const whyNotTheRide = (expired: DatedPaper) =>
    expired.date < today ? ranOut(expired) : text.endsBefore(text.names[expired.paper], day(expired.date));
  /** "Car out of service until Nov 20, 2:00 PM: Brakes" */
  const carOut = ({ reason, until }: OutOfService) =>
    until === null ? text.carOut(reason) : text.carOutUntil(reason, formats.shortDateTime(until));
  return {
    day,
    carOut,
    shortDay,
    /** "Inspection ran out on November 20, 2026" */
    ranOut,
    /** The same of a paper for a ride, before whose day it may end: "Inspection: valid until November 20, 2026, before this ride" */
    whyNotTheRide,
    /** The same of a call that was refused for it; null for any other error. */
    ofError: (error: unknown): string | null => {
      const refused = factsOf(error, "papers_expired");
      const paper = PAPERS.find((one) => one === refused?.paper);
      const date = refused?.date;
      return paper !== undefined && date !== undefined ? `${whyNotTheRide({ paper, date })}.` : null;
    },
  };
}

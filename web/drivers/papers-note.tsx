import type { OwnDriver } from "../../contract/drivers/driver.ts";
import { expiredPapers } from "../../domain/papers/papers.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaperText } from "../papers/use-paper-text.ts";
import { Note } from "../ui/note.tsx";
import { useNow } from "../ui/use-now.ts";

/** That the driver's car is out of service, or will be soon. */
export function CarNote({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("papers");
  const { carOut } = usePaperText();
  const { shortDateTime } = useFormats();
  const now = useNow(MINUTE_MS);
  const outage = own.out_of_service;
  if (!outage || (outage.until !== null && new Date(outage.until) <= now)) return null;
  if (new Date(outage.from) <= now) return <Note tone="warn">{text.carOutNoRides(carOut(outage))}</Note>;
  return <Note tone="live">{text.carGoesOut(shortDateTime(outage.from), outage.reason)}</Note>;
}

/** That a paper has run out, and whether the driver gets rides all the same. */
export function PapersNote({ own }: { readonly own: OwnDriver }) {
  const text = useStrings("papers");
  const { day, ranOut } = usePaperText();
  const today = curacaoDate(useNow(HOUR_MS));
  if (own.papers_expired) return <Note tone="bad">{text.noRides(ranOut(own.papers_expired))}</Note>;
  const [expired] = expiredPapers(own, today);
  if (expired === undefined || !own.papers_override_until) return null;
  return <Note tone="warn">{text.drivesAllTheSame(ranOut(expired), day(own.papers_override_until))}</Note>;
}

import type { OwnDriver } from "../../contract/drivers/driver.ts";
import { expiredPapers } from "../../domain/papers/papers.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { useStrings } from "../language/language-context.ts";
import { usePaperText } from "../papers/use-paper-text.ts";
import { Note } from "../ui/note.tsx";
import { useNow } from "../ui/use-now.ts";

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

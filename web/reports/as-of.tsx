import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

type AsOfProps = {
  readonly at?: string | null | undefined;
  /** When what is shown was read, where this device shows what it read last. */
  readonly kept?: number | null | undefined;
};

/** Up to when figures have everything, where they aren't of now. */
export function AsOf({ at, kept }: AsOfProps) {
  const text = useStrings("reports");
  const { time, shortDateTime } = useFormats();
  const when = kept ? shortDateTime(new Date(kept)) : at && time(at);
  return when ? <p className="small muted">{text.asOf(when)}</p> : null;
}

import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

/** Up to when figures have everything, where they aren't of now. */
export function AsOf({ at }: { readonly at: string | null | undefined }) {
  const text = useStrings("reports");
  const { time } = useFormats();
  return at ? <p className="small muted">{text.asOf(time(at))}</p> : null;
}

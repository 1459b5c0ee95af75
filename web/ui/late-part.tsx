import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type LanguageChoice, useLanguage, useStrings } from "../language/language-context.ts";
import { ErrorNote } from "./error-note.tsx";

type OpenArea = LanguageChoice["openArea"];
type PartModule<Props> = { readonly default: ComponentType<Props> };

type LatePart<Props> = {
  (props: Props): ReactNode;
  /** Has its code ready before it is drawn. */
  readonly fetch: (openArea: OpenArea) => Promise<void>;
};

/**
 * A part of a page whose code comes once it is drawn. Where the code can't be had the page stays as it is and says so in the part's
 * place; it is asked for again by a press, and once there is a network. Today's browsers fetch a script again that they couldn't have;
 * those from before 2026 fetch it once, so that a second press loads the page anew, with what its drafts kept.
 */
export function latePart<Props extends object>(
  load: (openArea: OpenArea) => Promise<PartModule<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
): LatePart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async (openArea: OpenArea) => {
    known ??= (await load(openArea)).default;
  };

  function LatePart(props: Props) {
    const text = useStrings("api");
    const { openArea } = useLanguage();
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number | null>(null);

    useEffect(() => {
      let wanted = true;
      fetch(openArea).then(
        () => wanted && setPart(() => known),
        () => wanted && setFailed(attempt),
      );
      return () => {
        wanted = false;
      };
    }, [attempt, openArea]);

    const isMissing = failed === attempt;
    useEffect(() => {
      if (!isMissing) return;
      const again = () => setAttempt((last) => last + 1);
      window.addEventListener("online", again);
      return () => window.removeEventListener("online", again);
    }, [isMissing]);

    if (Part !== null) return <Part {...props} />;
    if (!isMissing) return Meanwhile && <Meanwhile {...props} />;
    const retry = () =>
      attempt > 0 && navigator.onLine ? window.location.reload() : setAttempt(attempt + 1);
    return <ErrorNote onRetry={retry}>{text.unreachable}</ErrorNote>;
  }

  return Object.assign(LatePart, { fetch });
}

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useStrings } from "../language/language-context.ts";
import { ErrorNote } from "./error-note.tsx";

type PartModule<Props> = { readonly default: ComponentType<Props> };

/**
 * A part of a page whose code comes once it is drawn. Where the code can't be had the page stays as it is and says so in the part's
 * place; it is asked for again by a press, and once there is a network.
 */
export function latePart<Props extends object>(
  load: () => Promise<PartModule<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
): (props: Props) => ReactNode {
  let known: ComponentType<Props> | null = null;

  return function LatePart(props: Props) {
    const text = useStrings("api");
    const [Part, setPart] = useState(() => known);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number | null>(null);

    useEffect(() => {
      let wanted = true;
      load().then(
        (module) => {
          known = module.default;
          if (wanted) setPart(() => module.default);
        },
        () => wanted && setFailed(attempt),
      );
      return () => {
        wanted = false;
      };
    }, [attempt]);

    const isMissing = failed === attempt;
    useEffect(() => {
      if (!isMissing) return;
      const again = () => setAttempt((last) => last + 1);
      window.addEventListener("online", again);
      return () => window.removeEventListener("online", again);
    }, [isMissing]);

    if (Part !== null) return <Part {...props} />;
    if (!isMissing) return Meanwhile && <Meanwhile {...props} />;
    return <ErrorNote onRetry={() => setAttempt(attempt + 1)}>{text.unreachable}</ErrorNote>;
  };
}

import { useStrings } from "../../language/language-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { useWhoHas } from "../live/presence.ts";
import styles from "./who-has.module.css";

/** The name of a colleague who has the ride open, on its row. */
export function WhoHas({ rideId }: { readonly rideId: number }) {
  const text = useStrings("dispatch/ride").presence;
  const who = useWhoHas(rideId);
  if (who === undefined) return null;
  const sentence = text[who.way](who.name);
  return (
    <span className={styles.who} title={sentence}>
      <Icon name="user" />
      <span aria-hidden="true">{who.name}</span>
      <span className="visually-hidden">{sentence}</span>
    </span>
  );
}

/** The same in a sentence, where the ride is open here too. */
export function WhoHasToo({ rideId }: { readonly rideId: number }) {
  const text = useStrings("dispatch/ride").presence;
  const who = useWhoHas(rideId);
  if (who === undefined) return null;
  return (
    <Note tone="warn" className={styles.too}>
      {text[who.way](who.name)}
    </Note>
  );
}

import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./map-screen.module.css";

type FollowBarProps = { readonly name: string | null; readonly onStop: () => void };

/** Says whom the map stays on, and lets go. */
export function FollowBar({ name, onStop }: FollowBarProps) {
  const text = useStrings("dispatch/map");
  return (
    <div className={styles.followPlace}>
      <div role="status">{name !== null && <p className={styles.followText}>{text.following(name)}</p>}</div>
      {name !== null && (
        <Button size="compact" icon="x" onClick={onStop}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}

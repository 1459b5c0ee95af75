import type { ReactNode } from "react";
import { useStrings } from "../language/language-context.ts";
import { Button } from "./button.tsx";
import styles from "./note.module.css";
import { Note } from "./note.tsx";

/** An error in a sentence, and a way to try again. */
export function ErrorNote({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}) {
  const text = useStrings("ui");
  return (
    <Note tone="bad">
      <p>{children}</p>
      {onRetry !== undefined && (
        <Button size="compact" className={styles.retry} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </Note>
  );
}

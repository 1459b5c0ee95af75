import type { ReactNode } from "react";
import { useMessages } from "../language/language-context.ts";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

type NoteProps = {
  /** `live` tells, `warn` cautions, `bad` says that something failed. */
  readonly tone: "live" | "warn" | "bad";
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A message inside the page. A bad one is announced at once, the others politely. */
export function Note({ tone, icon, children }: NoteProps) {
  return (
    <div className={`note note-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={icon ?? (tone === "live" ? "clock" : "alert")} />
      <div>{children}</div>
    </div>
  );
}

/** What failed, and a way to try again. */
export function ErrorNote({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}) {
  const text = useMessages("ui");
  return (
    <Note tone="bad">
      <p>{children}</p>
      {onRetry !== undefined && (
        <Button size="desk" className="note-retry" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </Note>
  );
}

/** One sentence above a form that says why it was not taken. */
export function FormError({ children }: { readonly children: string | null }) {
  if (children === null || children === "") return null;
  return (
    <p className="err" role="alert">
      <Icon name="alert" />
      {children}
    </p>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";

/** Says, and announces, that a message has arrived. */
export function SentNote({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) {
  return (
    <div role="status">
      {shown && (
        <div className="note note-good">
          <Icon name="check" />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}

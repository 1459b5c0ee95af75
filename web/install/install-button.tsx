import { type ReactNode, useState } from "react";
import { useMessages } from "../language/language-context.ts";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { askToInstall, useInstallState } from "./install-prompt.ts";

/** Installs the web app where the browser offers it, and tells how to do it by hand where it does not. */
export function InstallButton({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const text = useMessages("home").install;
  const state = useInstallState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(className)}
        onClick={() => (state === "ready" ? void askToInstall() : setOpen(true))}
      >
        <Icon name="download" />
        {children}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} className="narrow">
        {state === "installed" ? (
          <p>{text.done}</p>
        ) : (
          <div className="stack">
            <p>{text.why}</p>
            <ul className="stack install-ways">
              <li>{text.iphone}</li>
              <li>{text.android}</li>
              <li>{text.computer}</li>
            </ul>
          </div>
        )}
      </Dialog>
    </>
  );
}

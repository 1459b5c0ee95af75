import { type ReactNode, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { askToInstall, useInstallState } from "./install-prompt.ts";
import { latePart } from "../ui/late-part.tsx";

const InstallDialog = latePart(() => import("./install-dialog.tsx"));

type InstallButtonProps = { readonly children: ReactNode; readonly className?: string };

/** Installs the web app where the browser offers it, and tells how to do it by hand where it does not. */
export function InstallButton({ children, className }: InstallButtonProps) {
  const state = useInstallState();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => (state === "ready" ? void askToInstall() : setOpen(true))}
      >
        <Icon name="download" />
        {children}
      </button>
      {open && <InstallDialog installed={state === "installed"} onClose={() => setOpen(false)} />}
    </>
  );
}

import { use } from "react";
import { useLateStrings } from "../language/language-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SiteName } from "../ui/page-head.tsx";
import dialogStyles from "../ui/dialog.module.css";
import styles from "./install-dialog.module.css";

type InstallDialogProps = { readonly installed: boolean; readonly onClose: () => void };

/** How to install the web app by hand, or that it is installed. */
export default function InstallDialog({ installed, onClose }: InstallDialogProps) {
  const text = useLateStrings("install", "install", true);
  const name = use(SiteName);
  if (text === undefined) return null;
  return (
    <Dialog open onClose={onClose} title={text.title(name)} className={dialogStyles.narrow}>
      {installed ? (
        <p>{text.done(name)}</p>
      ) : (
        <div className="stack">
          <p>{text.why}</p>
          <ul className={`stack ${styles.installWays}`}>
            <li>{text.iphone}</li>
            <li>{text.android}</li>
            <li>{text.computer}</li>
          </ul>
        </div>
      )}
    </Dialog>
  );
}

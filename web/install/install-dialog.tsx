import { useMessages } from "../language/language-context.ts";
import { Dialog } from "../ui/dialog.tsx";

type InstallDialogProps = { readonly installed: boolean; readonly onClose: () => void };

/** How to install the web app by hand, or that it is installed. */
export default function InstallDialog({ installed, onClose }: InstallDialogProps) {
  const text = useMessages("home").install;
  return (
    <Dialog open onClose={onClose} title={text.title} className="narrow">
      {installed ? (
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
  );
}

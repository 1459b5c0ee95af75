import { use, useState } from "react";
import { useLanguage, useStrings } from "../language/language-context.ts";
import { Link } from "../router/link.tsx";
import { RouterContext } from "../router/router-context.ts";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { chapterAt, HANDBOOKS } from "./chapters.ts";
import { helpLanguage, WITH_TEXTS } from "./help-texts.tsx";
import styles from "./help-button.module.css";

type HelpButtonProps = {
  /** The name of the section, as its head has it. */
  readonly section: string;
  readonly className?: string | undefined;
};

/** A question mark in the head of a section, which opens what there is to know of it. */
export function HelpButton({ section, className }: HelpButtonProps) {
  const text = useStrings("help");
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  // A head that stands nowhere, as in the styleguide, has nothing to say.
  const here = chapterAt(use(RouterContext)?.location.pathname ?? "");
  if (here === null) return null;
  const spoken = helpLanguage(language);
  const WithTexts = WITH_TEXTS[spoken];
  return (
    <>
      <button
        type="button"
        className={classNames(styles.help, "no-print", className)}
        aria-label={text.help(section)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open && (
        <Dialog
          open
          title={section}
          onClose={() => setOpen(false)}
          footer={
            <Link to={HANDBOOKS[here.reader]} onClick={() => setOpen(false)}>
              {text.wholeHandbook}
            </Link>
          }
        >
          <WithTexts>
            {(texts) => (
              <ul className={styles.lines} lang={spoken}>
                {texts.chapters[here.chapter].lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </WithTexts>
        </Dialog>
      )}
    </>
  );
}

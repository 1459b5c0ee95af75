import { useEffect, useEffectEvent, useState } from "react";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { OfficeSearch } from "./office-search.tsx";
import styles from "./office-find.module.css";

/** The search from every page of the office: a button, or Ctrl and K. */
export function OfficeFind() {
  const text = useStrings("staff/search");
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (
    <div className={styles.find} data-find>
      <Button size="dense" icon="search" aria-label={text.find} title="Ctrl K" onClick={() => setOpen(true)}>
        <span>{text.find}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.findAll}>
        {open && (
          <div className={styles.results}>
            <OfficeSearch onGo={() => setOpen(false)} />
          </div>
        )}
      </Dialog>
    </div>
  );
}

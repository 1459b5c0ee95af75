import { useId, useState } from "react";
import {
  getOwnPortraitEndpoint,
  setOwnPortraitEndpoint,
} from "../../../contract/drivers/portrait.endpoints.ts";
import { PORTRAIT_KINDS } from "../../../contract/drivers/portrait.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { DriverFace } from "../../rides/driver-face.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FormError } from "../../ui/note.tsx";
import { cutPortrait } from "./cut-portrait.ts";
import cardStyles from "../../ui/card.module.css";
import styles from "./portrait-card.module.css";

const PORTRAIT = read(getOwnPortraitEndpoint);

/** What the driver's passengers see of them, and a way to change it. */
export function PortraitCard({ name }: { readonly name: string }) {
  const text = useStrings("drivers/profile").portrait;
  const title = useId();
  const own = useRead(PORTRAIT);
  const [unreadable, setUnreadable] = useState(false);
  const change = useChange(setOwnPortraitEndpoint, { onDone: (portrait) => setCached(PORTRAIT, portrait) });
  const portrait = own.data?.portrait ?? null;
  const choose = async (file: File) => {
    const picture = await cutPortrait(file);
    setUnreadable(picture === null);
    if (picture !== null) change.run({ body: { picture } });
  };
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby={title}>
      <h2 id={title}>{text.title}</h2>
      <div className={styles.portrait}>
        <DriverFace name={name} picture={portrait} />
        <p className="muted small">{text.text}</p>
      </div>
      <div className="row">
        <FileButton label={text.choose} accept={PORTRAIT_KINDS} onChoose={(file) => void choose(file)} />
        {portrait !== null && (
          <Button busy={change.isPending} onClick={() => change.run({ body: { picture: null } })}>
            {text.remove}
          </Button>
        )}
      </div>
      <FormError>{unreadable ? text.unreadable : change.error === null ? null : text.failed}</FormError>
    </section>
  );
}

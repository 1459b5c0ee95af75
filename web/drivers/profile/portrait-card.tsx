import { useId } from "react";
import {
  getOwnPortraitEndpoint,
  setOwnPortraitEndpoint,
} from "../../../contract/drivers/portrait.endpoints.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { PortraitChoice } from "../../rides/portrait/portrait-choice.tsx";
import cardStyles from "../../ui/card.module.css";

const PORTRAIT = read(getOwnPortraitEndpoint);

/** The portrait that the driver's passengers see, and a way to change it. */
export function PortraitCard({ name }: { readonly name: string }) {
  const text = useStrings("drivers/profile").portrait;
  const title = useId();
  const own = useRead(PORTRAIT);
  const change = useChange(setOwnPortraitEndpoint, { onDone: (portrait) => setCached(PORTRAIT, portrait) });
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby={title}>
      <h2 id={title}>{text.title}</h2>
      <PortraitChoice
        name={name}
        about={text.text}
        portrait={own.data?.portrait ?? null}
        saving={change.isPending}
        failed={change.error !== null}
        onChoose={(picture) => change.run({ body: { picture } })}
      />
    </section>
  );
}

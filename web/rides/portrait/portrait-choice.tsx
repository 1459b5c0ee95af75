import { useState } from "react";
import { PORTRAIT_KINDS, MAX_PORTRAIT_BYTES, PORTRAIT_SIZE } from "../../../domain/drivers/portrait.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FormError } from "../../ui/note.tsx";
import { DriverFace } from "../driver-face.tsx";
import styles from "./portrait-choice.module.css";

const QUALITIES = [0.85, 0.7, 0.5] as const;

/** The middle of a picture as a small square JPEG in base64; null where the file is no picture. */
async function cutPortrait(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement("canvas");
  canvas.width = PORTRAIT_SIZE;
  canvas.height = PORTRAIT_SIZE;
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE);
  picture.close();
  for (const quality of QUALITIES) {
    const text = canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
    if (text !== "" && text.length * 0.75 <= MAX_PORTRAIT_BYTES) return text;
  }
  return null;
}

type PortraitChoiceProps = {
  readonly name: string;
  /** The purpose of it. */
  readonly about: string;
  /** Where it is shown from; null where there is none. */
  readonly portrait: string | null;
  readonly saving: boolean;
  readonly failed: boolean;
  /** Keeps a picture, in base64; null removes it. */
  readonly onChoose: (picture: string | null) => void;
};

/** The portrait that a driver's passengers see, and a way to change it. */
export function PortraitChoice({ name, about, portrait, saving, failed, onChoose }: PortraitChoiceProps) {
  const text = useStrings("rides/portrait");
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    const picture = await cutPortrait(file);
    setUnreadable(picture === null);
    if (picture !== null) onChoose(picture);
  };
  return (
    <>
      <div className={styles.portrait}>
        <DriverFace name={name} picture={portrait} />
        <p className="muted small">{about}</p>
      </div>
      <div className="row">
        <FileButton label={text.choose} accept={PORTRAIT_KINDS} onChoose={(file) => void choose(file)} />
        {portrait !== null && (
          <Button busy={saving} onClick={() => onChoose(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      <FormError>{unreadable ? text.unreadable : failed ? text.failed : null}</FormError>
    </>
  );
}

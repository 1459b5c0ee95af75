import { useStrings } from "../language/language-context.ts";
import { PlaceWords } from "./place-words.tsx";
import styles from "./route-lines.module.css";

export type Stops = readonly { readonly location: string; readonly near?: string | undefined }[];

/** Each stop by its name, on a line of its own. */
export function StopNames({ stops }: { readonly stops: Stops }) {
  const text = useStrings("booking");
  if (stops.length === 0) return null;
  return (
    <span className={styles.via}>
      {stops.map(({ location, near }, index) => (
        <span key={index} className={styles.stop}>
          <span className="visually-hidden">{text.stop(index + 1)}: </span>
          <PlaceWords name={location} near={near} />
        </span>
      ))}
    </span>
  );
}

import { noonOf } from "../../domain/curacao-days.ts";
import type { Area, AreaVersion } from "../../contract/areas/area-schemas.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";
import styles from "./areas.module.css";

/** Every time an area was drawn: when it holds from, its fares, and who drew it. */
export function AreaHistory({ area }: { readonly area: Area }) {
  const text = useStrings("areas");
  const { date, dateTime } = useFormats();
  const facts = useAreaFacts();
  return (
    <section aria-label={text.history}>
      <h2>{text.history}</h2>
      <ol className={styles.history}>
        {area.versions.map((version) => (
          <li key={version.number}>
            <b>
              {version.gone
                ? text.goneFrom(date(noonOf(version.valid_from)))
                : text.from(date(noonOf(version.valid_from)))}
            </b>{" "}
            {!version.gone && facts(version)}
            <p className="small muted">{text.drawnBy(version.drawn_by, dateTime(version.drawn_at))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The fares of an area in a line. */
export function useAreaFacts(): (version: AreaVersion) => string {
  const text = useStrings("areas");
  const { usd } = useFormats();
  return ({ airport, pier, surcharge }) => {
    const facts = [
      airport !== null && `${text.airport} ${usd(airport)}`,
      pier !== null && `${text.pier} ${usd(pier)}`,
      surcharge > 0 && `${text.extra} ${usd(surcharge)}`,
    ].filter((fact) => fact !== false);
    return facts.length === 0 ? text.noFares : facts.join(", ");
  };
}

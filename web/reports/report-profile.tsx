import { useStrings } from "../language/language-context.ts";
import cardStyles from "../ui/card.module.css";
import factsListStyles from "./facts-list.module.css";

/** The driver the report is about. */
export function ReportProfile({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  const text = useStrings("reports");
  return (
    <section className={cardStyles.card} aria-labelledby="report-profile">
      <h2 id="report-profile">{text.profile}</h2>
      <dl className={factsListStyles.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useStrings } from "../language/language-context.ts";
import { Fact, FactsList } from "../ui/facts-list.tsx";
import cardStyles from "../ui/card.module.css";

/** The driver the report is about. */
export function ReportProfile({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  const text = useStrings("reports");
  return (
    <section className={cardStyles.card} aria-labelledby="report-profile">
      <h2 id="report-profile">{text.profile}</h2>
      <FactsList>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </FactsList>
    </section>
  );
}

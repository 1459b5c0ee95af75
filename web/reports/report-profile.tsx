import { useMessages } from "../language/language-context.ts";

/** Who the report is about. */
export function ReportProfile({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  const text = useMessages("reports");
  return (
    <section className="card" aria-labelledby="report-profile">
      <h2 id="report-profile">{text.profile}</h2>
      <dl className="facts-list">
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

import type { Statement } from "../../../contract/partners/statement-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { Fact, FactsList } from "../../ui/facts-list.tsx";

/** The total of a statement, what of it came in or was credited, and what is left. */
export function StatementBalance({ statement }: { readonly statement: Statement }) {
  const text = useStrings("partners/office");
  const { usd, shortDateTime } = useFormats();
  const { rides, total, received, credited, paid } = statement;
  const owed = Number(statement.owed);
  return (
    <FactsList>
      <Fact name={text.ridesOf(rides)}>{usd(Number(total))}</Fact>
      {Number(received) !== 0 && <Fact name={text.received}>{usd(Number(received))}</Fact>}
      {Number(credited) !== 0 && <Fact name={text.credited}>{usd(Number(credited))}</Fact>}
      <Fact name={<strong>{owed < 0 ? text.tooMuch : text.left}</strong>}>
        <strong>{usd(Math.abs(owed))}</strong>
      </Fact>
      {paid !== null && <Fact name={text.paid}>{shortDateTime(paid.at)}</Fact>}
    </FactsList>
  );
}

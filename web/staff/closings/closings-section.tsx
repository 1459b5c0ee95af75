import { listShiftClosingsEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import type { ShiftClosing } from "../../../contract/payments/payment-schemas.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { usePaymentText } from "../../payments/use-payment-text.ts";
import { TableFrame } from "../../ui/table.tsx";
import { Listing } from "../listing.tsx";
import { usePagedList } from "../use-paged-list.ts";
import textStyles from "../../ui/field.module.css";

/** The shifts that drivers closed: what the app says they hold, and what they counted. */
export function ClosingsSection() {
  const staff = useStrings("staff");
  const text = useStrings("payments").closings;
  const { shortDateTime, usd } = useFormats();
  const { guilders } = usePaymentText();
  const closings = usePagedList(listShiftClosingsEndpoint);
  return (
    <Listing query={closings} empty={text.empty}>
      {(rows) => (
        <TableFrame label={staff.nav.closings}>
          <thead>
            <tr>
              <th scope="col">{text.closedAt}</th>
              <th scope="col">{text.driver}</th>
              <th scope="col">{text.rides}</th>
              <th scope="col">{text.expected}</th>
              <th scope="col">{text.counted}</th>
              <th scope="col">{text.difference}</th>
              <th scope="col">{text.note}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((closing) => (
              <tr key={closing.id}>
                <td>{shortDateTime(closing.closed_at)}</td>
                <td>{closing.driver_name}</td>
                <td>{closing.rides}</td>
                <td>
                  {usd(Number(closing.usd))}
                  <br />
                  {guilders(Number(closing.xcg))}
                </td>
                <td>
                  {usd(Number(closing.counted_usd))}
                  <br />
                  {guilders(Number(closing.counted_xcg))}
                </td>
                <td>
                  <Difference closing={closing} />
                </td>
                <td>{closing.note}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Listing>
  );
}

/** By how much the count is over or under, in each currency by itself. */
function Difference({ closing }: { readonly closing: ShiftClosing }) {
  const text = useStrings("payments").closings;
  const { usd } = useFormats();
  const { guilders } = usePaymentText();
  const over = (counted: string, says: string) => Math.round((Number(counted) - Number(says)) * 100) / 100;
  const parts = [
    { amount: over(closing.counted_usd, closing.usd), shown: usd },
    { amount: over(closing.counted_xcg, closing.xcg), shown: guilders },
  ].filter(({ amount }) => amount !== 0);
  if (parts.length === 0) return text.even;
  return (
    <span className={textStyles.error}>
      {parts.map(({ amount, shown }) => `${amount > 0 ? "+" : "−"}${shown(Math.abs(amount))}`).join(", ")}
    </span>
  );
}

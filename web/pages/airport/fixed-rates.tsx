import { useQuery } from "@tanstack/react-query";
import { listAirportRates } from "../../../contract/fares/fares.endpoints.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { ErrorNote } from "../../ui/note.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { SkeletonLines } from "../../ui/waiting.tsx";

/** One price per zone, the same both ways. */
export function FixedRates({ toAirport }: { readonly toAirport: boolean }) {
  const text = useMessages("airport");
  const formats = useFormats();
  const rates = useQuery(endpointQuery(listAirportRates));
  return (
    <div className="stack fixed-rates">
      <h2>{text.rates}</h2>
      <p className="muted">{text.ratesNote}</p>
      {rates.isError ? (
        <ErrorNote onRetry={() => void rates.refetch()}>{text.fareFailed}</ErrorNote>
      ) : rates.data ? (
        <TableFrame label={text.rates}>
          <thead>
            <tr>
              <th scope="col">{text.zone}</th>
              <th scope="col">{text.direction}</th>
              <th scope="col" className="r">
                USD
              </th>
              <th scope="col" className="r">
                XCG
              </th>
            </tr>
          </thead>
          <tbody>
            {rates.data.results.map((rate) => (
              <tr key={rate.zone}>
                <th scope="row">{rate.name}</th>
                <td>{toAirport ? text.rowTo(rate.name) : text.rowFrom(rate.name)}</td>
                <td className="r strong">{formats.usd(rate.fare)}</td>
                <td className="r">{formats.decimals(rate.fare_xcg, 2)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}

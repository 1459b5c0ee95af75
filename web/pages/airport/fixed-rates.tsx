import { useQuery } from "@tanstack/react-query";
import { listAirportRates } from "../../../contract/fares/fares.endpoints.ts";
import { zoneName } from "../../../contract/fares/zone-names.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useFormats } from "../../language/formats.ts";
import { useLanguage, useMessages } from "../../language/language-context.ts";
import { ErrorNote } from "../../ui/note.tsx";
import { TableFrame } from "../../ui/table.tsx";
import { SkeletonLines } from "../../ui/waiting.tsx";

/** One price per zone, the same both ways. */
export function FixedRates({ toAirport }: { readonly toAirport: boolean }) {
  const text = useMessages("airport");
  const formats = useFormats();
  const { language } = useLanguage();
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
            {rates.data.results.map(({ zone, fare, fare_xcg }) => {
              const name = zoneName(zone, language);
              return (
                <tr key={zone}>
                  <th scope="row">{name}</th>
                  <td>{toAirport ? text.rowTo(name) : text.rowFrom(name)}</td>
                  <td className="r strong">{formats.usd(fare)}</td>
                  <td className="r">{formats.decimals(fare_xcg, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </TableFrame>
      ) : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}

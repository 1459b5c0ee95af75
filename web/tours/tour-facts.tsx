import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import type { Tour } from "./tours.ts";

/** Duration, the driver's part, price and cancellation of a tour. */
export function TourFacts({ tour }: { readonly tour: Tour }) {
  const text = useMessages("tours");
  const { shortUsd, xcg } = useFormats();
  const { cancellation, dollarsPerPerson, hours, slug } = tour;
  return (
    <dl className="tour-facts">
      <div>
        <dt>{text.duration}</dt>
        <dd>{text.hours(hours)}</dd>
      </div>
      <div>
        <dt>{text.role}</dt>
        <dd>{text.tours[slug].role}</dd>
      </div>
      <div>
        <dt>{text.price}</dt>
        <dd>
          {shortUsd(dollarsPerPerson)} <span className="muted small">{xcg(dollarsPerPerson)}</span>
        </dd>
      </div>
      <div>
        <dt>{text.cancellation}</dt>
        <dd>
          {cancellation.kind === "fee"
            ? text.fee(shortUsd(cancellation.dollars))
            : text.free(cancellation.hours)}
        </dd>
      </div>
    </dl>
  );
}

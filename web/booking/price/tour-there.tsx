import { tourTo } from "../../../domain/site-texts/tours.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { ChosenPlace } from "../../places/chosen-place.ts";
import { Link } from "../../router/link.tsx";
import { paths } from "../../router/paths.ts";
import { useOwnParts } from "../../company/use-own-parts.ts";
import { useTexts } from "../../site-texts/use-site-texts.ts";
import { Note } from "../../ui/note.tsx";

/** The tour that goes where a passenger off a ship wants to go; nothing where none does. */
export default function TourThere({ to }: { readonly to: ChosenPlace }) {
  const { tours } = useOwnParts();
  const { lat, lng } = to;
  const tour = lat === null || lng === null ? undefined : tourTo({ lat, lng });
  return tour === undefined || !tours ? null : <Offer tour={tour} />;
}

function Offer({ tour }: { readonly tour: NonNullable<ReturnType<typeof tourTo>> }) {
  const text = useStrings("booking/price");
  const tours = useStrings("site-texts/tours");
  const { title } = useTexts(tour.slug);
  const { shortUsd } = useFormats();
  const priced = useOwnParts()["tour-prices"];
  return (
    <Note tone="live">
      {text.tourThere(
        [tours.hours(tour.hours), ...(priced ? [tours.perPerson(shortUsd(tour.dollarsPerPerson))] : [])].join(
          ", ",
        ),
      )}{" "}
      <Link to={paths.privateTour(tour.slug)}>{title}</Link>
    </Note>
  );
}

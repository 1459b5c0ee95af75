import type { ReactNode } from "react";
import { useFormats } from "../language/formats.ts";
import { useMessages } from "../language/language-context.ts";
import { Icon } from "../ui/icon.tsx";
import { Illustration } from "../ui/illustration.tsx";
import { TourFacts } from "./tour-facts.tsx";
import type { Tour } from "./tours.ts";

/** One tour of the six, with all that decides. The link to its page comes from the page that shows it. */
export function TourCard({ tour, more }: { readonly tour: Tour; readonly more: ReactNode }) {
  const text = useMessages("tours");
  const { shortUsd } = useFormats();
  const words = text.tours[tour.slug];
  return (
    <article className="tour-card">
      <Illustration drawing={tour.drawing} label={words.picture} className="tour-pic" />
      <div className="tour-text">
        <div className="between">
          <h2>{words.title}</h2>
          <p className="tour-price">{text.perPerson(shortUsd(tour.dollarsPerPerson))}</p>
        </div>
        <p className="muted">{words.text}</p>
        <TourFacts tour={tour} />
        <TourIncludes tour={tour} />
        {more}
      </div>
    </article>
  );
}

/** What the price of a tour holds. */
export function TourIncludes({ tour }: { readonly tour: Tour }) {
  const text = useMessages("tours");
  return (
    <div>
      <p className="tour-includes">{text.includes}</p>
      <ul className="tour-list">
        {text.tours[tour.slug].includes.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

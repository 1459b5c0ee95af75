import type { ReactNode } from "react";
import {
  dropFavoriteDriverEndpoint,
  forgetPlaceEndpoint,
  listFavoriteDriversEndpoint,
  listSavedPlacesEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { dropPlace } from "../../places/saved-places.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorNote } from "../../ui/error-note.tsx";
import { useToast } from "../../ui/toast.tsx";
import cardStyles from "../../ui/card.module.css";
import styles from "./own-lists.module.css";

/** The places and drivers that a rider keeps on their account, each gone by one press; nothing where there is none. */
export function OwnLists() {
  return (
    <>
      <OwnPlaces />
      <FavoriteDrivers />
    </>
  );
}

function OwnPlaces() {
  const text = useStrings("accounts/settings");
  const toast = useToast();
  const places = useRead(read(listSavedPlacesEndpoint));
  const forget = useChange(forgetPlaceEndpoint, {
    invalidates: [listSavedPlacesEndpoint],
    onDone: (_none, { params }) => {
      dropPlace(params.saved_as);
      toast({ text: text.placeRemoved });
    },
  });
  return (
    <Kept
      id="own-places"
      title={text.ownPlaces}
      about={text.ownPlacesText}
      error={forget.error}
      lines={(places.data ?? []).map(({ saved_as: as, name, area }) => ({
        key: as,
        what: (
          <>
            <span className="strong">{text.savedAs[as]}</span>
            <span className="muted small">{[name, area].filter(Boolean).join(", ")}</span>
          </>
        ),
        remove: text.removePlace,
        removeOf: text.removePlaceOf(text.savedAs[as]),
        onRemove: () => forget.run({ params: { saved_as: as } }),
      }))}
    />
  );
}

function FavoriteDrivers() {
  const text = useStrings("accounts/settings");
  const toast = useToast();
  const drivers = useRead(read(listFavoriteDriversEndpoint));
  const drop = useChange(dropFavoriteDriverEndpoint, {
    invalidates: [listFavoriteDriversEndpoint],
    onDone: () => toast({ text: text.favoriteDropped }),
  });
  return (
    <Kept
      id="favorite-drivers"
      title={text.favorites}
      about={text.favoritesText}
      error={drop.error}
      lines={(drivers.data ?? []).map(({ driver_id: id, name }) => ({
        key: String(id),
        what: <span className="strong">{name}</span>,
        remove: text.dropFavorite,
        removeOf: text.dropFavoriteOf(name),
        onRemove: () => drop.run({ params: { driver_id: id } }),
      }))}
    />
  );
}

type KeptProps = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly error: Error | null;
  readonly lines: readonly {
    readonly key: string;
    readonly what: ReactNode;
    readonly remove: string;
    readonly removeOf: string;
    readonly onRemove: () => void;
  }[];
};

function Kept({ id, title, about, error, lines }: KeptProps) {
  const errorText = useErrorText();
  if (lines.length === 0) return null;
  return (
    <section className={`stack ${cardStyles.card}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted small">{about}</p>
      {error !== null && <ErrorNote>{errorText(error)}</ErrorNote>}
      <ul className={styles.lines}>
        {lines.map(({ key, what, remove, removeOf, onRemove }) => (
          <li key={key}>
            <p className={styles.what}>{what}</p>
            <Button size="compact" aria-label={removeOf} onClick={onRemove}>
              {remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Ride } from "../../../contract/rides/ride.ts";
import {
  addFavoriteDriverEndpoint,
  dropFavoriteDriverEndpoint,
  listFavoriteDriversEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { read } from "../../api/read.ts";
import { useChange } from "../../api/use-change.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/note.tsx";
import styles from "./prefer-driver.module.css";

/** Prefers the driver of a ride that is over for the next ones, and takes that back, by one press each. */
export function PreferDriver({ ride, driver }: { readonly ride: Ride; readonly driver: string }) {
  const text = useStrings("rides/mine");
  const errorText = useErrorText();
  const favorites = useRead(read(listFavoriteDriversEndpoint));
  const invalidates = [listFavoriteDriversEndpoint];
  const add = useChange(addFavoriteDriverEndpoint, { invalidates });
  const drop = useChange(dropFavoriteDriverEndpoint, { invalidates });
  if (favorites.data === undefined || ride.driver_id === null) return null;
  const [first = driver] = driver.split(" ");
  const isLiked = favorites.data.some(({ driver_id: id }) => id === ride.driver_id);
  const params = { driver_id: ride.driver_id };
  const error = add.error ?? drop.error;
  return (
    <div className={styles.prefer}>
      <div className={styles.line}>
        {isLiked ? (
          <>
            <p className="strong" role="status">
              {text.preferred(first)}
            </p>
            <Button size="compact" busy={drop.isPending} onClick={() => drop.run({ params })}>
              {text.prefersNoMore}
            </Button>
          </>
        ) : (
          <Button icon="star" busy={add.isPending} onClick={() => add.run({ body: { ride_id: ride.id } })}>
            {text.prefer(first)}
          </Button>
        )}
      </div>
      <p className="muted small">{text.preferText}</p>
      <FormError>{error === null ? null : errorText(error)}</FormError>
    </div>
  );
}

import {
  addFavoriteDriverEndpoint,
  dropFavoriteDriverEndpoint,
  forgetPlaceEndpoint,
  listFavoriteDriversEndpoint,
  listSavedPlacesEndpoint,
  savePlaceEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { addFavorite, dropFavorite, readFavorites } from "./favorite-drivers.ts";
import { forgetPlace, keepPlace, readSavedPlaces } from "./saved-places.ts";

/** Calls of riders about the places and drivers that they keep. */
export function ownListsRoutes(serve: Serve, { db, clock }: AccountsContext): void {
  serve(listSavedPlacesEndpoint, ({ caller }) => readSavedPlaces(db, signedIn(caller).accountId));

  serve(savePlaceEndpoint, ({ params, body, caller, transact }) =>
    transact(async (trx) => {
      await keepPlace(trx, { accountId: signedIn(caller).accountId, place: { ...params, ...body } });
      return null;
    }),
  );

  serve(forgetPlaceEndpoint, ({ params, caller, transact }) =>
    transact(async (trx) => {
      await forgetPlace(trx, { accountId: signedIn(caller).accountId, savedAs: params.saved_as });
      return null;
    }),
  );

  serve(listFavoriteDriversEndpoint, ({ caller }) => readFavorites(db, signedIn(caller).accountId));

  serve(addFavoriteDriverEndpoint, ({ body, caller, transact }) =>
    transact((trx) =>
      addFavorite(trx, {
        accountId: signedIn(caller).accountId,
        rideId: body.ride_id,
        now: clock.now(),
      }),
    ),
  );

  serve(dropFavoriteDriverEndpoint, ({ params, caller, transact }) =>
    transact(async (trx) => {
      await dropFavorite(trx, { accountId: signedIn(caller).accountId, driverId: params.driver_id });
      return null;
    }),
  );
}

import {
  addPlaceEndpoint,
  editPlaceEndpoint,
  listDeskPlacesEndpoint,
} from "../../../contract/places/desk-places.endpoints.ts";
import type { Clock } from "../../process/clock.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { addPlace, type ChangeContext, editPlace } from "./change-place.ts";
import type { CompanyPlaces } from "./company-places.ts";
import { listDeskPlaces, toDeskPlace } from "./list-desk-places.ts";

/** The desk keeps the places. Each change is read again once it is committed, so that it is in force with the answer. */
export function deskPlacesRoutes(
  serve: Serve,
  { clock, companyPlaces }: { clock: Clock; companyPlaces: CompanyPlaces },
): void {
  const { maps } = companyPlaces;
  const contextOf = (caller: Caller): ChangeContext => {
    const { accountId, username } = signedIn(caller);
    return { maps, by: { accountId, username }, now: clock.now() };
  };

  serve(listDeskPlacesEndpoint, async ({ query }) => listDeskPlaces(companyPlaces, query));

  serve(addPlaceEndpoint, async ({ body, caller, transact }) => {
    const added = await transact(async (trx) => {
      const change = await addPlace(trx, body, contextOf(caller));
      return toDeskPlace(change, change);
    });
    await companyPlaces.renew();
    return added;
  });

  serve(editPlaceEndpoint, async ({ params: { id }, body: edit, caller, transact }) => {
    const edited = await transact(async (trx) => {
      const { place, change } = await editPlace(trx, { id, edit }, contextOf(caller));
      return toDeskPlace(place, change);
    });
    await companyPlaces.renew();
    return edited;
  });
}

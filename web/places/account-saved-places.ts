import { listSavedPlacesEndpoint, savePlaceEndpoint } from "../../contract/accounts/own-lists.endpoints.ts";
import { call } from "../api/call.ts";
import { invalidate } from "../api/update-read.ts";
import { type SavedPlaces, savedPlaces } from "./recent-places.ts";
import { keepPlaces, notePlaceSent, unsentPlaces } from "./saved-places.ts";

/** Brings the saved places of this device and of the rider's account together: what was saved here last goes there, the rest comes here. */
export async function syncSavedPlaces(): Promise<SavedPlaces> {
  await sendPlaces();
  const ofAccount = await call(listSavedPlacesEndpoint);
  const unsent = unsentPlaces().map((as) => [as, savedPlaces()[as]]);
  const kept = ofAccount.map(({ saved_as: as, ...place }) => [as, place]);
  keepPlaces(Object.fromEntries([...kept, ...unsent]));
  return savedPlaces();
}

/** Sends to the account what it doesn't have yet; what can't be sent now goes with the next look. */
export async function sendPlaces(): Promise<void> {
  for (const as of unsentPlaces()) {
    const place = savedPlaces()[as];
    if (place === undefined) continue;
    const { name, kind, area, lat, lng } = place;
    try {
      await call(savePlaceEndpoint, { params: { saved_as: as }, body: { name, kind, area, lat, lng } });
    } catch {
      return;
    }
    if (savedPlaces()[as] === place) notePlaceSent(as);
    invalidate(listSavedPlacesEndpoint);
  }
}

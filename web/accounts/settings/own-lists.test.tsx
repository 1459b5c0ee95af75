import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  dropFavoriteDriverEndpoint,
  forgetPlaceEndpoint,
  listFavoriteDriversEndpoint,
  listSavedPlacesEndpoint,
} from "../../../contract/accounts/own-lists.endpoints.ts";
import { savedPlaces } from "../../places/recent-places.ts";
import { savePlace } from "../../places/saved-places.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { OwnLists } from "./own-lists.tsx";
import text from "./strings/en.ts";

const MAHAAI = { name: "Mahaai", kind: "neighbourhood", area: "Willemstad", lat: 12.12, lng: -68.9 } as const;

test("each place and each driver goes by one press, from this device as well", async () => {
  savePlace({ saves: "home", place: MAHAAI });
  const kept = {
    places: [{ saved_as: "home" as const, ...MAHAAI }],
    drivers: [{ driver_id: 4, name: "Jo" }],
  };
  serverAnswers(listSavedPlacesEndpoint, () => kept.places);
  serverAnswers(listFavoriteDriversEndpoint, () => kept.drivers);
  serverAnswers(forgetPlaceEndpoint, () => {
    kept.places = [];
    return null;
  });
  serverAnswers(dropFavoriteDriverEndpoint, () => {
    kept.drivers = [];
    return null;
  });
  const { user, container } = renderPart(
    <ToastProvider>
      <OwnLists />
    </ToastProvider>,
  );
  await user.click(await screen.findByRole("button", { name: text.removePlaceOf("Home") }));
  expect(await screen.findByText(text.placeRemoved)).toBeTruthy();
  expect(savedPlaces()).toEqual({});
  await user.click(await screen.findByRole("button", { name: text.dropFavoriteOf("Jo") }));
  expect(await screen.findByText(text.favoriteDropped)).toBeTruthy();
  // Nothing is left but what was said.
  expect(container.querySelector("section")).toBeNull();
});

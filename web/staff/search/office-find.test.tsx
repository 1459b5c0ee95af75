import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { searchRideArchiveEndpoint } from "../../../contract/rides/ride-archive.endpoints.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { listContactMessagesEndpoint } from "../../../contract/messages/inbox.endpoints.ts";
import { listUsersEndpoint } from "../../../contract/accounts/users.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { OfficeFind } from "./office-find.tsx";

test("finds a page and a setting by its name from anywhere in the office, and leads there", async () => {
  serverAnswers(listUsersEndpoint, () => []);
  serverAnswers(listContactMessagesEndpoint, () => []);
  serverAnswers(listRideRequestsEndpoint, () => []);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(searchRideArchiveEndpoint, () => ({ rows: [] }));
  const { user } = renderPart(
    <PageAt path="/admin/start">
      <OfficeFind />
    </PageAt>,
  );
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "tariff");
  expect((await screen.findByRole("option", { name: /^Tariffs/ })).textContent).toContain("Prices");
  await user.clear(screen.getByRole("combobox"));
  await user.type(screen.getByRole("combobox"), "crib");
  await user.click(await screen.findByRole("option", { name: /CRIB/ }));
  expect(screen.getByLabelText("Address").textContent).toBe("/admin/money?view=books");
});

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { RideScreen } from "../ride/ride-screen.tsx";
import { DriverScreen } from "../../drivers/roster/driver-screen.tsx";
import text from "../strings/en.ts";

const nothing = () => undefined;

test.each([
  ["assigned-rides/999999", text.missing.ride, text.assignedRides],
  ["assigned-rides/x", text.missing.ride, text.assignedRides],
  ["drivers/999999", text.missing.driver, text.drivers],
  ["drivers/0", text.missing.driver, text.drivers],
])(
  "the address %s leads to no ride and no driver, and says so with the way back",
  async (path, sentence, back) => {
    serverAnswers(getRideEndpoint, () => refusal("not_found"));
    serverAnswers(getDriverEndpoint, () => refusal("not_found"));
    renderPart(
      <PageAt path={`/${path}`}>
        <ToastProvider>
          <DispatchContext
            value={{
              assign: nothing,
              edit: nothing,
              book: nothing,
              command: nothing,
              talk: nothing,
              live: "live",
            }}
          >
            <Routes>
              <Route path="assigned-rides/{id}" element={<RideScreen />} />
              <Route path="drivers/{id}" element={<DriverScreen />} />
            </Routes>
          </DispatchContext>
        </ToastProvider>
      </PageAt>,
    );
    expect(await screen.findByRole("heading", { level: 1, name: sentence })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: sentence })).toBeTruthy();
    expect(screen.getByRole("link", { name: back })).toBeTruthy();
  },
);

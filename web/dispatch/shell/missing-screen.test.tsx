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
import { DriverScreen } from "../roster/driver-screen.tsx";
import text from "../strings/en.ts";

const nothing = () => undefined;

test.each(["assigned-rides/999999", "assigned-rides/x", "drivers/999999", "drivers/0"])(
  "the address %s leads to no ride and no driver, and says so",
  async (path) => {
    serverAnswers(getRideEndpoint, () => refusal("not_found", 404));
    serverAnswers(getDriverEndpoint, () => refusal("not_found", 404));
    renderPart(
      <PageAt path={`/${path}`}>
        <ToastProvider>
          <DispatchContext
            value={{ assign: nothing, edit: nothing, book: nothing, command: nothing, live: "live" }}
          >
            <Routes>
              <Route path="assigned-rides/{id}" element={<RideScreen />} />
              <Route path="drivers/{id}" element={<DriverScreen />} />
            </Routes>
          </DispatchContext>
        </ToastProvider>
      </PageAt>,
    );
    expect(await screen.findByRole("heading", { level: 1, name: text.notFound })).toBeTruthy();
  },
);

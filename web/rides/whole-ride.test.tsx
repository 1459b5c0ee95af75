import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { startSession } from "../api/session.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers, strangeAnswer } from "../testing/server.ts";
import { specifiedRide } from "../testing/specified-ride.ts";
import { ToastProvider } from "../ui/toast.tsx";
import MyRidesPage from "./mine/my-rides-page.tsx";

describe("a ride that says no more than the specification", () => {
  it.each(["Completed", "Pending"] as const)("breaks no page of its rider: %s", async (status) => {
    startSession({ username: `rider ${status}`, role: "rider", access: "token", refresh: null }, false);
    serverAnswers(listRideRequestsEndpoint, () => strangeAnswer([specifiedRide({ status })]));
    const { user } = renderPart(
      <PageAt path="/myridehistory">
        <ToastProvider>
          <MyRidesPage />
        </ToastProvider>
      </PageAt>,
    );
    const row = within(await screen.findByRole("table")).getAllByRole("row")[1] as HTMLElement;
    expect(row.textContent).toContain("N/A");
    expect(row.textContent).toContain("Not Assigned");
    await user.click(within(row).getByRole("button"));
    const details = within(screen.getByRole("dialog", { name: "Ride Details" }));
    expect(details.getByText("12.5 km")).toBeTruthy();
    expect(details.getAllByText("N/A").length).toBeGreaterThan(1);
    expect(details.getByText("Not Assigned")).toBeTruthy();
  });
});

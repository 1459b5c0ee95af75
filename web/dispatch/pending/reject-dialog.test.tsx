import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { RejectionInput } from "../../../contract/rides/reject-reason.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { renderPart } from "../../testing/render.tsx";
import { RejectDialog } from "./reject-dialog.tsx";

const RIDE = { id: 7, rider_name: "Maya Brooks", reference: "CUR-7" } as Ride;

function openDialog() {
  const sent: RejectionInput[] = [];
  renderPart(
    <RejectDialog
      ride={RIDE}
      onClose={() => sent.push({ note: "closed" })}
      onReject={(_ride, rejection) => sent.push(rejection)}
    />,
  );
  return sent;
}

test("a booking is turned down with a reason in one press, and with what dispatch typed", async () => {
  const sent = openDialog();
  await userEvent.click(screen.getByRole("button", { name: "We don't drive there" }));
  await userEvent.type(screen.getByRole("textbox"), "  Klein Curaçao is an island.  ");
  await userEvent.click(screen.getByRole("button", { name: "We don't drive there" }));
  expect(sent).toEqual([{ reason: "too_far" }, { reason: "too_far", note: "Klein Curaçao is an island." }]);
});

test("a booking is turned down without a reason", async () => {
  const sent = openDialog();
  await userEvent.click(screen.getByRole("button", { name: "Reject without a reason" }));
  expect(sent).toEqual([{}]);
});

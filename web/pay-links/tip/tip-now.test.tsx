import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { tipTrackedRideEndpoint } from "../../../contract/pay-links/pay-links.endpoints.ts";
import { trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aTrackedRide } from "../../testing/rides.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import TipNow from "./tip-now.tsx";
import text from "./strings/en.ts";

const PAYMENT = { code: "its-tip", link: "https://pay.example/p/1", state: "open", purpose: "tip" } as const;
const OFFER = { amounts: ["3.00", "5.00", "6.00"], least: "1.00", most: "200.00" };
const DRIVER = { name: "Marlon" };

function open(facts: Parameters<typeof aTrackedRide>[0] = {}, state: object | null = null) {
  const ride = aTrackedRide({ status: "Completed", tip_offer: OFFER, driver: DRIVER, ...facts });
  serverAnswers(trackRideEndpoint, () => ride);
  return renderPart(
    <PageAt path="/track/its-code" state={state}>
      <TipNow ride={ride} code="its-code" />
    </PageAt>,
  );
}

describe("a tip by link", () => {
  it("is one of three amounts, which leads to the page where it is paid", async () => {
    const asked = serverAnswers(tipTrackedRideEndpoint, () => PAYMENT);
    const { user } = open();
    expect(await screen.findByRole("heading", { name: text.title("Marlon") })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Tip/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "$5.00" }));
    await user.click(screen.getByRole("button", { name: text.give("$5.00") }));
    expect(await screen.findByText("/pay/its-tip")).toBeTruthy();
    expect(asked.map(({ body }) => body)).toEqual([{ amount: 5 }]);
  });

  it("is one's own amount, with the limits said where it is out of them", async () => {
    const asked = serverAnswers(tipTrackedRideEndpoint, () => PAYMENT);
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: text.other }));
    const own = screen.getByLabelText(text.own);
    for (const wrong of ["", "a lot", "0.50", "200.01", "2.005"]) {
      await user.clear(own);
      if (wrong !== "") await user.type(own, wrong);
      await user.click(screen.getByRole("button", { name: text.go }));
      expect(screen.getByText(text.amountWrong("$1.00", "$200.00"))).toBeTruthy();
    }
    expect(asked).toEqual([]);
    await user.clear(own);
    await user.type(own, "7,50");
    await user.click(screen.getByRole("button", { name: text.give("$7.50") }));
    await screen.findByText("/pay/its-tip");
    expect(asked.map(({ body }) => body)).toEqual([{ amount: 7.5 }]);
  });

  it.each([
    ["failed", text.failed],
    ["unpaid", text.unpaid],
    ["waits", text.waits],
  ])("says what became of it where it comes back %s, and is offered again", async (tip, said) => {
    open({}, { tip });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole("button", { name: "$3.00" })).toBeTruthy();
  });

  it("thanks whoever gave it, and asks for no other", async () => {
    open({ tip_offer: undefined, tip_by_link: "5.00" });
    expect(await screen.findByText(text.given("$5.00", "Marlon"))).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says so where it can't be given any more", async () => {
    serverAnswers(tipTrackedRideEndpoint, () => refusal("nothing_to_pay"));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "$3.00" }));
    await user.click(screen.getByRole("button", { name: text.give("$3.00") }));
    expect(await screen.findByText(text.over)).toBeTruthy();
  });
});

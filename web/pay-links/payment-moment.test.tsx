import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { payTrackedRideEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { aTrackedRide } from "../testing/rides.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import { useLocation } from "../router/router-context.ts";
import { paidRideOf } from "./paid-ride.ts";
import { payMomentOf } from "./pay-moment.ts";
import PaymentMoment from "./payment-moment.tsx";
import text from "./moment/strings/en.ts";
import strings from "./strings/en.ts";

const OFFERED = { status: "Pending", pay_offer: { purpose: "fare", amount: "18.00" } } as const;
const PAYMENT = { code: "its-payment", link: "https://pay.example/p/1", state: "open" } as const;

/** The page of the ride, which is told something by how it was reached. */
function Page({ facts = {} }: { facts?: Parameters<typeof aTrackedRide>[0] }) {
  if (payMomentOf(useLocation().state) === null) return <p>told nothing</p>;
  return <PaymentMoment ride={aTrackedRide({ ...OFFERED, ...facts })} code="its-code" />;
}

function open(pay: string, facts?: Parameters<typeof aTrackedRide>[0]) {
  return renderPart(
    <PageAt path="/track/its-code" state={{ pay }}>
      <Page facts={facts} />
    </PageAt>,
  );
}

it("begins the payment once, keeps the way back, and leaves for the provider without saying from where", async () => {
  const left: string[] = [];
  const leave = vi
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function (this: HTMLAnchorElement) {
      left.push(`${this.href} ${this.rel}`);
    });
  const asked = serverAnswers(payTrackedRideEndpoint, () => PAYMENT);
  open("begin");
  expect(await screen.findByText("told nothing")).toBeTruthy();
  await waitFor(() => expect(left).toEqual([`${PAYMENT.link} noreferrer`]));
  expect([asked.length, paidRideOf(PAYMENT.code)]).toEqual([1, "its-code"]);
  leave.mockRestore();
  sessionStorage.clear();
});

it("waits on the payment's own page where the provider has no page yet", async () => {
  serverAnswers(payTrackedRideEndpoint, () => ({ ...PAYMENT, link: null }));
  open("begin");
  await waitFor(() => expect(screen.getByLabelText("Address").textContent).toBe("/pay/its-payment"));
  sessionStorage.clear();
});

it("says that the ride is booked where the payment can't be begun", async () => {
  serverAnswers(payTrackedRideEndpoint, () => refusal("nothing_to_pay"));
  open("begin");
  expect(await screen.findByText(text.notBegun)).toBeTruthy();
});

it.each(["failed", "unpaid", "waits"] as const)(
  "says that the ride is booked where its payment %s",
  (pay) => {
    open(pay);
    expect(screen.getByText(text[pay])).toBeTruthy();
  },
);

it("says of a deposit that the ride is confirmed once it is paid", () => {
  open("unpaid", { deposit: { amount: "10.00", due_at: "2026-11-20T21:00:00.000Z" } });
  expect(screen.getByText(text.unpaidDeposit)).toBeTruthy();
});

it("says what was paid, and where the rest is, also where the bank said so later than its payer came back", () => {
  const { unmount } = open("waits", { paid_by_link: "18.00" });
  expect(screen.getByText(strings.paidTitle("$18.00"))).toBeTruthy();
  expect(screen.getByText(text.paid)).toBeTruthy();
  unmount();
  open("paid", { paid_by_link: "10.00" });
  expect(screen.getByText(text.part)).toBeTruthy();
});

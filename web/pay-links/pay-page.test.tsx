import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import type { PaymentToMake } from "../../contract/pay-links/pay-link-schemas.ts";
import { getPaymentToMakeEndpoint } from "../../contract/pay-links/pay-links.endpoints.ts";
import { PAY_STATES } from "../../domain/pay-links/pay-link.ts";
import { useLocation } from "../router/router-context.ts";
import { Route, Routes } from "../router/routes.tsx";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { payMomentOf } from "./pay-moment.ts";
import { keepPaidRide } from "./paid-ride.ts";
import PayPage from "./pay-page.tsx";
import text from "./strings/en.ts";

const OPEN: PaymentToMake = {
  code: "its-code",
  purpose: "deposit",
  state: "open",
  amount: "34.00",
  currency: "XCG",
  charged: "60.86",
  reference: "K7P-4XM",
  link: "https://pay.sentoo.io/p/1",
  expires_at: "2026-11-27T16:00:00.000Z",
  trial: false,
};

/** What the page of the ride is told. */
function Told() {
  return <p>told {payMomentOf(useLocation().state)}</p>;
}

function open(payment: PaymentToMake, query = "") {
  serverAnswers(getPaymentToMakeEndpoint, () => payment);
  return renderPart(
    <PageAt path={`/pay/its-code${query}`}>
      <Routes>
        <Route path="/pay/:code" element={<PayPage />} />
      </Routes>
    </PageAt>,
  );
}

it("says what is to pay, in which money, and leads to the provider without telling it where from", async () => {
  open(OPEN);
  const link = await screen.findByRole("link", { name: "Pay $34.00" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([OPEN.link, "noreferrer"]);
  expect(screen.getByText(text.what.deposit("K7P-4XM"))).toBeTruthy();
  expect(screen.getByText(text.charged("XCG 60.86"))).toBeTruthy();
  expect(screen.queryByText(text.trial)).toBeNull();
});

it("waits for the provider's page where there is none yet, and says that a trial is one", async () => {
  open({ ...OPEN, link: null, trial: true });
  expect(await screen.findByText(text.wait)).toBeTruthy();
  expect(screen.getByText(text.trial)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each(PAY_STATES.filter((state) => state !== "open"))(
  "has nothing to press once it is %s",
  async (state) => {
    open({ ...OPEN, state, link: null });
    expect(await screen.findByText(text.over[state as keyof typeof text.over])).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  },
);

it("leads back to the ride that the tab came from, once there is nothing more to pay", async () => {
  keepPaidRide(OPEN.code, "track-code");
  const { unmount } = open(OPEN);
  await screen.findByRole("link", { name: "Pay $34.00" });
  expect(screen.queryByRole("link", { name: text.toRide })).toBeNull();
  unmount();
  open({ ...OPEN, state: "paid", link: null });
  const back = await screen.findByRole("link", { name: text.toRide });
  expect(back.getAttribute("href")).toBe("/track/track-code");
  sessionStorage.clear();
});

it("asks whoever comes back from the bank for nothing while it is looked after, and has it looked at once", async () => {
  const asked = serverAnswers(getPaymentToMakeEndpoint, () => OPEN);
  renderPart(
    <PageAt path="/pay/its-code?returned=true">
      <Routes>
        <Route path="/pay/:code" element={<PayPage />} />
      </Routes>
    </PageAt>,
  );
  expect(await screen.findByRole("heading", { name: text.checkingTitle })).toBeTruthy();
  expect(screen.getByText(text.checking)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked.map(({ query }) => query.get("returned"))).toEqual([
    "true",
    ...asked.slice(1).map(() => null),
  ]);
});

it("says that it is paid to whoever comes back from the bank", async () => {
  open({ ...OPEN, state: "paid", link: null }, "?returned=true");
  expect(await screen.findByRole("heading", { name: text.paidTitle("$34.00") })).toBeTruthy();
});

it.each([
  ["paid", "paid"],
  ["failed", "failed"],
  ["cancelled", "unpaid"],
  ["expired", "unpaid"],
] as const)(
  "leads whoever comes back with a payment that is %s to the ride it was begun from",
  async (state, pay) => {
    keepPaidRide(OPEN.code, "track-code");
    onTestFinished(() => sessionStorage.clear());
    serverAnswers(getPaymentToMakeEndpoint, () => ({ ...OPEN, state, link: null }));
    renderPart(
      <PageAt path="/pay/its-code?returned=true">
        <Routes>
          <Route path="/pay/:code" element={<PayPage />} />
          <Route path="/track/:code" element={<Told />} />
        </Routes>
      </PageAt>,
    );
    expect(await screen.findByText(`told ${pay}`)).toBeTruthy();
    expect(screen.getByLabelText("Address").textContent).toBe("/track/track-code");
  },
);

it("says so where there is no such payment", async () => {
  serverAnswers(getPaymentToMakeEndpoint, () => refusal("not_found"));
  renderPart(
    <PageAt path="/pay/nobodys">
      <Routes>
        <Route path="/pay/:code" element={<PayPage />} />
      </Routes>
    </PageAt>,
  );
  expect(await screen.findByText(text.goneTitle)).toBeTruthy();
  // Its words say to call.
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/^tel:\+\d+$/);
});

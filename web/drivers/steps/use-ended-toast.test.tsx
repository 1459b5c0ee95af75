import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { sayWhyGivenUpEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { readRejected, rememberRejected } from "../day/rejected-rides.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import text from "../strings/en.ts";
import type { QueuedAction, QueuedStep } from "./step-queue.ts";
import { changeSteps, readSteps } from "./step-store.ts";
import { useEndedToast, useKeptToast } from "./use-ended-toast.ts";
import { aRide } from "../../testing/rides.ts";

function ended(undo: Partial<Ride>): Ride {
  return aRide({ version: 5, status: "Completed", ...undo });
}
const undoable = (ms: number) =>
  ended({ actions: ["undo"], undo_until: new Date(Date.now() + ms).toISOString() });

const KEPT: QueuedStep = {
  key: "end",
  rideId: 7,
  action: "finish",
  rider: "Rosa Wernet",
  reference: "K7P-4XM",
  at: new Date().toISOString(),
  state: "waiting",
};

function Keeping({ step }: { readonly step: QueuedStep }) {
  const say = useKeptToast("driver7");
  return <button onClick={() => say(step)}>End it</button>;
}

async function keep(step: QueuedStep) {
  changeSteps("driver7", () => [step]);
  const { user } = renderPart(
    <ToastProvider>
      <Keeping step={step} />
    </ToastProvider>,
  );
  await user.click(screen.getByText("End it"));
  return user;
}

test("a ride that was ended by a slip without a signal is taken back before anybody hears of it", async () => {
  const user = await keep(KEPT);
  screen.getByText(text.stepWaits(text.step.finish));
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undone);
  expect(readSteps("driver7")).toEqual([]);
});

test("a request that was rejected by a slip without a signal is shown again", async () => {
  rememberRejected("driver7", 7);
  const user = await keep({ ...KEPT, action: "reject" });
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undone);
  expect([...readRejected("driver7")]).toEqual([]);
});

test("the end of a ride that has been sent meanwhile is taken back where it was sent to", async () => {
  const sent = serverAnswers(undoRideStepEndpoint, () => ended({ status: "InProgress" }));
  const user = await keep(KEPT);
  changeSteps("driver7", () => []);
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undone);
  expect(sent.length).toBe(1);
});

test("of a step that ends no ride nothing is said but what its card says", async () => {
  await keep({ ...KEPT, action: "arrived" });
  expect(screen.getByRole("status").textContent).toBe("");
});

function Ending({ ride, action }: { readonly ride: Ride; readonly action: QueuedAction }) {
  const say = useEndedToast("driver7");
  return <button onClick={() => say(ride, action)}>End it</button>;
}

async function end(ride: Ride, action: QueuedAction) {
  const { user } = renderPart(
    <ToastProvider>
      <Ending ride={ride} action={action} />
    </ToastProvider>,
  );
  await user.click(screen.getByText("End it"));
  return user;
}

const undoButton = () => screen.queryByRole("button", { name: text.undoEnded });

test("a ride that was ended by a slip is taken back", async () => {
  const sent = serverAnswers(undoRideStepEndpoint, () => ended({ status: "InProgress" }));
  const user = await end(undoable(9_000), "finish");
  screen.getByText(text.ended.finish);
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undone);
  expect(sent.length).toBe(1);
});

test("a ride that was rejected by a slip is shown again", async () => {
  rememberRejected("driver7", 7);
  serverAnswers(undoRideStepEndpoint, () => ended({ status: "Pending" }));
  const user = await end(undoable(9_000), "reject");
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undone);
  expect([...readRejected("driver7")]).toEqual([]);
});

test.each([
  ["cancel", "Pending", text.ended.cancel],
  ["delete", "Cancelled", text.deletedOpen],
] as const)(
  "why a ride was given up is said afterwards, with one tap: %s",
  async (action, status, sentence) => {
    const sent = serverAnswers(sayWhyGivenUpEndpoint, () => null);
    const user = await end({ ...undoable(9_000), status }, action);
    screen.getByText(sentence);
    expect(undoButton()).toBeTruthy();
    await user.click(screen.getByRole("button", { name: text.because.say }));
    await user.click(screen.getByRole("button", { name: text.because.reasons.car_trouble }));
    await screen.findByText(text.because.said);
    expect(sent.map(({ body }) => body)).toEqual([{ reason: "car_trouble" }]);
    // The step itself can still be taken back.
    expect(undoButton()).toBeTruthy();
  },
);

test("why is said in a few words as well, and again where it did not get through", async () => {
  let answers = 0;
  const sent = serverAnswers(sayWhyGivenUpEndpoint, () => {
    answers += 1;
    return answers === 1 ? refusal("internal") : null;
  });
  const user = await end({ ...undoable(9_000), status: "Pending" }, "cancel");
  await user.click(screen.getByRole("button", { name: text.because.say }));
  await user.click(screen.getByRole("button", { name: text.because.send }));
  screen.getByText(text.because.missing);
  await user.type(screen.getByLabelText(text.because.note), " Flat tyre ");
  await user.click(screen.getByRole("button", { name: text.because.send }));
  await screen.findByText(text.because.failed);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText(text.because.said);
  expect(sent.map(({ body }) => body)).toEqual([{ note: "Flat tyre" }, { note: "Flat tyre" }]);
});

test.each(["finish", "delete"] as const)(
  "nobody is asked why where nobody waits for the ride: %s",
  async (action) => {
    await end({ ...undoable(9_000), status: "Completed" }, action);
    expect(screen.queryByRole("button", { name: text.because.say })).toBeNull();
  },
);

test("it says so when the ride has moved on", async () => {
  serverAnswers(undoRideStepEndpoint, () => refusal("ride_conflict"));
  const user = await end(undoable(9_000), "no_show");
  await user.click(screen.getByRole("button", { name: text.undoEnded }));
  await screen.findByText(text.undoFailed);
});

test("nothing is offered that the server would refuse", async () => {
  await end(undoable(-1_000), "finish");
  screen.getByText(text.ended.finish);
  expect(undoButton()).toBeNull();
});

test("a step that ends no ride is not called the end of one", async () => {
  await end(undoable(9_000), "arrived");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(undoButton()).toBeNull();
});

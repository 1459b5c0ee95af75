import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { readMeEndpoint } from "../../contract/accounts/me.endpoints.ts";
import { startSession } from "../api/session.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { Guarded } from "./guarded.tsx";

beforeEach(() => startSession({ username: "rider", role: "rider", access: "token", refresh: null }, false));

it("says in the title of the one page there is that it is closed to this reader", async () => {
  renderPart(
    <PageAt path="/admin">
      <main>
        <Guarded roles={["staff"]}>Tariffs</Guarded>
      </main>
    </PageAt>,
  );
  await expectClosed();
});

it("says so as a page of its own where the screen brings its own frame", async () => {
  renderPart(
    <PageAt path="/operator">
      <Guarded roles={["operator"]} bare>
        Pending rides
      </Guarded>
    </PageAt>,
  );
  await expectClosed();
});

it("leads whoever owes a second factor to where it is set up, from their settings among the screens too", async () => {
  startSession({ username: "desk", role: "operator", access: "token", refresh: null }, false);
  serverAnswers(readMeEndpoint, () => ({ two_factor_needed: true }));
  renderPart(
    <PageAt path="/operator/settings/own">
      <Guarded roles={["operator"]} bare>
        Own settings
      </Guarded>
    </PageAt>,
  );
  await waitFor(() => expect(screen.getByLabelText("Address").textContent).toBe("/settings"));
});

async function expectClosed() {
  await screen.findByRole("heading", { level: 1, name: "You don't have access to this page." });
  expect(screen.getAllByRole("main")).toHaveLength(1);
}

import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { readMeEndpoint } from "../../../contract/accounts/me.endpoints.ts";
import { startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { LeadBack } from "./lead-back.tsx";

it.each([
  ["driver", null, "/driverpanel"],
  ["driver", "/active-rides", "/active-rides"],
  ["driver", "//evil.example", "/driverpanel"],
  ["operator", "/operator/board", "/operator/board"],
  ["operator", null, "/operator"],
  ["staff", null, "/admin"],
  ["rider", "/myridehistory", "/myridehistory"],
  ["rider", null, "/"],
  ["rider", "/\\evil.example", "/"],
])("leads a %s who was last at %s to %s after signing in", async (role, last_visited_page, leadsTo) => {
  startSession(
    { username: `${role} ${leadsTo} ${last_visited_page}`, role, access: "token", refresh: null },
    false,
  );
  serverAnswers(readMeEndpoint, () => ({ last_visited_page }));
  renderPart(
    <PageAt path="/login">
      <LeadBack role={role} />
    </PageAt>,
  );
  await expect.poll(() => screen.getByLabelText("Address").textContent).toBe(leadsTo);
});

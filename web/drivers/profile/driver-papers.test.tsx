import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { listPaperFilesEndpoint } from "../../../contract/papers/paper-files.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DriverPapers } from "./driver-papers.tsx";
import { anOwnDriver } from "../../testing/drivers.ts";

const TODAY = curacaoDate(new Date());

function show(own: Partial<OwnDriver>) {
  serverAnswers(listPaperFilesEndpoint, () => []);
  return renderPart(<DriverPapers own={anOwnDriver(own)} />);
}

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe("a driver's own papers", () => {
  it("show each last day, and warn from thirty days before", () => {
    show({
      license_expires_on: "2999-01-02",
      permit_expires_on: addDays(TODAY, 7),
      insurance_expires_on: addDays(TODAY, 31),
    });
    expect(valueOf("License valid until")).toBe("January 2, 2999");
    expect(valueOf("Taxi permit valid until")).toContain("Expires in 7 days.");
    expect(valueOf("Insurance valid until")).not.toContain("Expires");
    expect(valueOf("Inspection valid until")).toBe("Not entered");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("say that there are no rides without one that has run out", () => {
    const inspection_expires_on = "2026-01-31";
    show({ inspection_expires_on, papers_expired: { paper: "inspection", date: inspection_expires_on } });
    expect(screen.getByRole("alert").textContent).toBe(
      "Inspection ran out on January 31, 2026. You get no rides until the office has the new date.",
    );
  });

  it("say until when the office lets them drive without it", () => {
    show({ inspection_expires_on: "2026-01-31", papers_expired: null, papers_override_until: "2999-01-02" });
    expect(screen.getByRole("status").textContent).toContain(
      "The office lets you drive until January 2, 2999.",
    );
  });
});

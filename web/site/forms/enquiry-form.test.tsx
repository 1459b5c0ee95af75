import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPart } from "../../testing/render.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

test("says how a phone number is written before it is typed", () => {
  renderPart(
    <>
      <h2 id="ask">Request</h2>
      <EnquiryForm topic="tour" subject="Sunset" draft="sunset" labelledBy="ask" />
    </>,
  );
  const note = screen.getByLabelText("Phone number").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(note)?.textContent).toContain("+ and your country code");
});

import { expect, test } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { EmailText } from "./email-text.tsx";

test("an address may break behind its @ and before a dot, and is copied whole", () => {
  const { container } = renderPart(<EmailText>frontdesk@mail.pundamar.example</EmailText>);
  expect(container.textContent).toBe("frontdesk@mail.pundamar.example");
  container.querySelectorAll("wbr").forEach((place) => place.replaceWith("|"));
  expect(container.textContent?.replace("||", "|")).toBe("frontdesk@|mail|.pundamar|.example");
});

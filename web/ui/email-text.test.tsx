import { expect, test } from "vitest";
import { renderPart } from "../testing/render.tsx";
import { EmailText } from "./email-text.tsx";

test("an address may break behind its @ and before a dot, and is copied whole", () => {
  const { container } = renderPart(<EmailText>frontdesk@mail.pundamar.example</EmailText>);
  expect(container.textContent).toBe("frontdesk@mail.pundamar.example");
  const places = container.innerHTML.replaceAll(/<(?!wbr)[^>]+>/g, "").replaceAll(/(<wbr>)+/g, "|");
  expect(places).toBe("frontdesk@|mail|.pundamar|.example");
});

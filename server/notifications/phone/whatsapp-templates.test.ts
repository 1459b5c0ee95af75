import { expect, it } from "vitest";
import { whatsappTemplates } from "./whatsapp-templates.ts";

const SITE = { company: "Trupial", publicUrl: "https://taxi.example" };
const templates = whatsappTemplates(SITE);

const textOf = (template: (typeof templates)[number]) =>
  template.components.flatMap((component) => ("text" in component ? [component.text] : [])).join("");

it("registers each template once in its language, and fewer than Meta takes", () => {
  const names = templates.map(({ name, language }) => `${name} ${language}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(250);
  expect(names).toEqual(expect.arrayContaining(["booked en", "booked nl", "booked es", "booked_pap es"]));
  expect(names).toEqual(expect.arrayContaining(["rejected_because en", "driver_set_out_with_code nl"]));
  expect(names).toEqual(expect.arrayContaining(["time_free nl", "next_car_free es", "next_car_free_pap es"]));
});

it("begins and ends no template with a gap, and gives an example for each gap", () => {
  for (const template of templates) {
    const text = textOf(template);
    const gaps = text.match(/\{\{\d+\}\}/g) ?? [];
    expect(text).toMatch(/^Trupial: .*[^}]$/s);
    expect(gaps).toEqual(gaps.map((_gap, index) => `{{${index + 1}}}`));
    const [body] = template.components;
    const examples = body && "example" in body ? body.example?.body_text[0] : [];
    expect(examples).toHaveLength(gaps.length);
  }
});

it("leads to a page of the site", () => {
  expect(templates[0]?.components).toContainEqual({
    type: "BUTTONS",
    buttons: [expect.objectContaining({ type: "URL", url: "https://taxi.example/{{1}}" })],
  });
});

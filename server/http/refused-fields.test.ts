import { expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../contract/all-endpoints.ts";
import { ALL_TOOLS, OWN_TOOLS } from "../../contract/assistants/tools.ts";
import { LANGUAGES } from "../../domain/languages.ts";
import { fieldsIn } from "./refused-fields.ts";

/** What a program says of itself when it is let in, and of a list's page: what it takes is the matter of whoever wrote it. */
const OF_PROGRAMS = [
  "client_id",
  "redirect_uri",
  "response_type",
  "code_challenge",
  "code_challenge_method",
].concat([
  "scope",
  "state",
  "resource",
  "before",
  "order",
  "type",
  "version",
  "waiting_code",
  "confirmation",
]);

const ofPartners = ALL_ENDPOINTS.filter(({ access }) => access.partner !== "no").flatMap(({ query, body }) =>
  [query, body].flatMap((schema) => Object.keys(schema?.shape ?? {})),
);
const ofAssistants = [...ALL_TOOLS, ...OWN_TOOLS].flatMap(({ input }) => Object.keys(input.shape));
const FIELDS = [...new Set([...ofPartners, ...ofAssistants])];

it.each(LANGUAGES.filter((language) => language !== "en"))(
  "says of each field of partners and assistants what it takes (%s)",
  (language) => {
    const given = Object.fromEntries([...FIELDS, "nobody's"].map((field) => [field, "in English"]));
    const { fields = {} } = fieldsIn(language, { fields: given });
    const general = fields["nobody's"];
    expect(general).not.toBe("in English");
    expect(FIELDS.filter((field) => fields[field] === general)).toEqual(
      FIELDS.filter((field) => OF_PROGRAMS.includes(field)),
    );
  },
);

it("says it of what is inside a field, and of each booking of a list, by the field itself", () => {
  const path = (name: string) => Object.values(fieldsIn("nl", { fields: { [name]: "" } }).fields ?? {})[0];
  expect(path("bookings.3.stops.0.lat")).toBe(path("stops"));
  expect(path("pickup.name")).toBe(path("pickup"));
  expect(path("bookings.3")).toBe(path("bookings"));
  expect(path("toString")).toBe(path("nobody's"));
});

it("leaves English as it was said, and adds nothing where no field was named", () => {
  expect(fieldsIn("en", { fields: { room: "said" } })).toEqual({ fields: { room: "said" } });
  expect(fieldsIn("nl", {})).toEqual({});
});

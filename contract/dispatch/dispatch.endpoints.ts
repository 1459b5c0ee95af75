import { z } from "zod";
import { DISPATCHERS, endpoint } from "../endpoint.ts";
import { boardSchema } from "./board.ts";
import { forecastSchema } from "./forecast.ts";
import { dispatchSettingsSchema } from "./dispatch.ts";

const instant = z.iso.datetime({ offset: true, error: "A time is ISO 8601 with an offset." });

/** The dispatch board. */
export const getBoardEndpoint = endpoint({
  id: "getBoard",
  method: "GET",
  path: "/board/",
  summary: "Shows the drivers and every ride between two moments, for the board of drivers against time.",
  tag: "Dispatch",
  access: DISPATCHERS,
  query: z.object({ from: instant.optional(), to: instant.optional() }),
  status: 200,
  output: boardSchema,
  errors: ["invalid_input"],
  conditional: true,
});

/** Can we make it? */
export const getForecastEndpoint = endpoint({
  id: "getForecast",
  method: "GET",
  path: "/forecast/",
  summary:
    "Says for each ride of the next hours when its driver will be there against what was promised, and what will go wrong.",
  tag: "Dispatch",
  access: DISPATCHERS,
  status: 200,
  output: forecastSchema,
  conditional: true,
});

/** The switch, and what auto-assign is doing. */
export const getDispatchSettingsEndpoint = endpoint({
  id: "getDispatchSettings",
  method: "GET",
  path: "/dispatch-settings/",
  summary: "Says whether rides are offered by themselves, which offers are open and what was done lately.",
  tag: "Dispatch",
  access: DISPATCHERS,
  status: 200,
  output: dispatchSettingsSchema,
  conditional: true,
});

/** Turns auto-assign on or off. */
export const editDispatchSettingsEndpoint = endpoint({
  id: "editDispatchSettings",
  method: "PATCH",
  path: "/dispatch-settings/",
  summary: "Switches auto-assign on or off; offers that are open run out by themselves.",
  tag: "Dispatch",
  access: DISPATCHERS,
  body: z.object({ auto_assign: z.boolean("auto_assign is true or false.") }),
  status: 200,
  output: dispatchSettingsSchema,
  errors: ["invalid_input"],
});

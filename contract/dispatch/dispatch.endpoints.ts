import { z } from "zod";
import { DISPATCHERS, endpoints } from "../endpoint.ts";
import { boardSchema } from "./board.ts";
import { planModeSchema } from "./company-plan.ts";
import { forecastSchema } from "./forecast.ts";
import { dispatchSettingsSchema } from "./dispatch.ts";

const desk = endpoints({ tag: "Dispatch", access: DISPATCHERS });

const instant = z.iso.datetime({ offset: true, error: "A time is ISO 8601 with an offset." });

/** The dispatch board. */
export const getBoardEndpoint = desk({
  id: "getBoard",
  method: "GET",
  path: "/board/",
  summary: "Shows the drivers and every ride between two moments, for the board of drivers against time.",
  query: z.object({ from: instant.optional(), to: instant.optional() }),
  output: boardSchema,
  errors: ["invalid_input"],
  conditional: true,
});

/** Can we make it? */
export const getForecastEndpoint = desk({
  id: "getForecast",
  method: "GET",
  path: "/forecast/",
  summary:
    "Says for each ride of the next hours when its driver will be there against what was promised, and what will go wrong.",
  output: forecastSchema,
  conditional: true,
});

/** The switch, and what auto-assign is doing. */
export const getDispatchSettingsEndpoint = desk({
  id: "getDispatchSettings",
  method: "GET",
  path: "/dispatch-settings/",
  summary: "Says whether rides are offered by themselves, which offers are open and what was done lately.",
  output: dispatchSettingsSchema,
  conditional: true,
});

/** Turns auto-assign on or off. */
export const editDispatchSettingsEndpoint = desk({
  id: "editDispatchSettings",
  method: "PATCH",
  path: "/dispatch-settings/",
  summary:
    "Switches auto-assign on or off, or says which of its three modes it is in; offers that are open run out by themselves.",
  body: z
    .object({
      /** On is the mode auto; off is what it was before, suggest or off. */
      auto_assign: z.boolean("auto_assign is true or false.").optional(),
      mode: planModeSchema.optional(),
    })
    .refine(({ auto_assign, mode }) => auto_assign !== undefined || mode !== undefined, {
      error: "auto_assign is true or false.",
      path: ["auto_assign"],
    }),
  output: dispatchSettingsSchema,
  errors: ["invalid_input"],
});

import { z } from "zod";
import { DISPATCHERS, DRIVERS, endpoints } from "../endpoint.ts";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { recordIdSchema } from "../record-id.ts";
import { emergencySchema, ownEmergencySchema } from "./emergency.ts";

const tag = "Emergencies";
const desk = endpoints({ tag, access: DISPATCHERS, base: "/emergencies" });
const own = endpoints({ tag, access: DRIVERS, base: "/me/emergency" });

const emergency = z.object({ id: recordIdSchema });

export const listEmergenciesEndpoint = desk({
  id: "listEmergencies",
  method: "GET",
  path: "/",
  summary:
    "The drivers who call for help: those that nobody has taken first, each until somebody says that it is over.",
  output: z.array(emergencySchema),
});

export const takeEmergencyEndpoint = desk({
  id: "takeEmergency",
  method: "POST",
  path: "/{id}/take/",
  summary:
    "Says that the caller takes care of it: it stops ringing on every desk, and the driver reads who it is. Where somebody was quicker, the answer names them.",
  names: "staff_record",
  params: emergency,
  output: emergencySchema,
  errors: ["not_found"],
});

export const endEmergencyEndpoint = desk({
  id: "endEmergency",
  method: "POST",
  path: "/{id}/end/",
  summary: "Says that it is over. It stays in the audit log.",
  names: "staff_record",
  params: emergency,
  output: null,
  errors: ["not_found"],
});

export const getOwnEmergencyEndpoint = own({
  id: "getOwnEmergency",
  method: "GET",
  path: "/",
  summary: "A driver's own call for help, and who has taken it; null where there is none.",
  output: z.object({ emergency: ownEmergencySchema.nullable() }),
});

export const callForHelpEndpoint = own({
  id: "callForHelp",
  method: "POST",
  path: "/",
  summary:
    "A driver calls for help: it rings on every desk until somebody takes it. A second call while the first stands is the same one, at the newer position.",
  body: z.object({
    lat: latitudeInput.optional(),
    lng: longitudeInput.optional(),
    /** When it was called, where it waited for a signal: never after now. */
    happened_at: z.iso.datetime({ offset: true, error: "Say a time with its offset." }).optional(),
  }),
  output: ownEmergencySchema,
  errors: ["invalid_input"],
});

export const takeBackCallEndpoint = own({
  id: "takeBackCall",
  method: "POST",
  path: "/end/",
  summary: "A driver says that the call was a mistake or is over.",
  output: null,
});

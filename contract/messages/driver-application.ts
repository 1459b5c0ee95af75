import { z } from "zod";
import { APPLICATION_PAPERS } from "../../domain/messages/application-papers.ts";
import { APPLICATION_STATES } from "../../domain/messages/application-states.ts";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { languageSchema } from "../language-schema.ts";

const instant = z.iso.datetime();

/** Someone who wants to drive for the company. */
export const driverApplicationSchema = z
  .object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    license_number: z.string(),
    vehicle_type: vehicleTypeSchema,
    vehicle_name: z.string(),
    plate: z.string(),
    languages: z.string(),
    message: z.string(),
    language: languageSchema,
    state: z.enum(APPLICATION_STATES),
    received_at: instant,
    handled_at: instant.nullable(),
    handled_by: z.string().nullable(),
    /** The papers that somebody of the office has seen. */
    papers_seen: z
      .array(z.object({ paper: z.enum(APPLICATION_PAPERS), at: instant, by: z.string().nullable() }))
      .optional(),
  })
  .meta({ id: "DriverApplication" });

export type DriverApplication = z.infer<typeof driverApplicationSchema>;

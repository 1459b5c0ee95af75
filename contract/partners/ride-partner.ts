import { z } from "zod";
import { optionalText } from "../wire-text.ts";

/** On whose account a ride goes, as everybody who sees the ride does. */
export const ridePartnerSchema = z.object({ name: z.string(), room: z.string().nullable() });

/** The end of a hotel's or a firm's booking link. */
export const partnerCodeSchema = z.string().min(1).max(64);

/** The error for a link that was renewed, or whose account is closed. */
export const NO_SUCH_LINK = "This link is no longer valid. Please ask for the present one.";

export const roomSchema = optionalText("The room", 40);

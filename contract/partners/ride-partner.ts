import { z } from "zod";
import { optionalText } from "../wire-text.ts";

/** On whose account a ride goes, as everybody who sees the ride does. */
export const ridePartnerSchema = z
  .object({ name: z.string(), room: z.string().nullable() })
  .meta({ id: "RidePartner" });

/** Which hotel or firm pays: by the end of its booking link, or, where dispatch books, by its number. */
export type PartnerNamed = { readonly code: string } | { readonly id: number };

/** The end of a hotel's or a firm's booking link. */
export const partnerCodeSchema = z.string().min(1).max(64);

/** The error for a link that was renewed, or whose account is closed. */
export const NO_SUCH_LINK = "This link is no longer valid. Please ask for the present one.";

/** The error for somebody else than dispatch who names an account by its number. */
export const NOT_YOUR_ACCOUNT = "Only dispatch names an account. Book by its link.";

export const roomSchema = optionalText("The room", 40);

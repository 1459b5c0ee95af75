import { z } from "zod";

/** The ways by which a code that signs in is sent. */
export const SIGN_IN_WAYS = ["email", "phone"] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
export const signInWaySchema = z.enum(SIGN_IN_WAYS);

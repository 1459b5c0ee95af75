import { z } from "zod";
import { ROLES } from "../../domain/accounts/roles.ts";

export const roleSchema = z.enum(ROLES).meta({ id: "Role" });

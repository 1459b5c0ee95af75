import { checkEmail, checkName, checkPhone, checkRequired } from "../ui/validation/field-rules.ts";

/** An application to drive before anything is typed. */
export const EMPTY_APPLICATION = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  license_number: "",
  vehicle_type: "economy",
  vehicle_name: "",
  plate: "",
} as const;

/** The fields that every application to drive needs, whether the driver or dispatch sends it. */
export const APPLICATION_RULES = {
  first_name: checkName,
  last_name: checkName,
  email: checkEmail,
  phone: checkPhone,
  license_number: checkRequired,
  vehicle_name: checkRequired,
  plate: checkRequired,
};

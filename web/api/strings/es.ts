import { es } from "../../../domain/assistants/refusals/es.ts";
import type { ErrorsStrings } from "./en.ts";

export default {
  ...es,
  broken_json: "Ocurrió un error inesperado",
  invalid_input: "Revise los campos marcados.",
  invalid_code: "Este código o enlace ya no vale.",
  unauthenticated: "Debe iniciar sesión",
  forbidden: "No tiene acceso a esto.",
  body_too_large: "Este texto es demasiado largo.",
  offline: "Está sin conexión. Lo que escribió se conserva.",
  timeout: "La solicitud tardó demasiado. Intente de nuevo.",
  method_not_allowed: "Ocurrió un error inesperado",
  unknown_query: "Ocurrió un error inesperado",
  unsupported_media_type: "Ocurrió un error inesperado",
  unreadable: "Ocurrió un error inesperado",
  unreachable: "Error al conectar con el servidor. Intente más tarde.",
} satisfies ErrorsStrings;

import type { ErrorsSignedInStrings } from "./en.ts";

export default {
  invalid_driver_id: "ID de conductor no válido",
  papers_expired: "Un documento de este conductor ha vencido.",
  unsuitable_vehicle: "Este carro no sirve para ese viaje.",
  driver_busy: "Este conductor ya tiene un viaje a esa hora.",
  driver_unavailable: "Este conductor no puede tomar viajes por ahora.",
  credit_limit_reached: "Esta cuenta llegó a su límite. Pregunta en la recepción.",
  nothing_to_pay: "Aquí no hay nada que pagar con enlace.",
  period_settled: "Algunos de estos días ya están en una liquidación cerrada.",
  import_faults: "El archivo tiene errores, así que no se importó nada. Revísalo de nuevo.",
  backup_running: "Ya hay una copia de seguridad en marcha. Espere a que termine.",
  backup_elsewhere: "El archivo de esta copia no está en el disco de este servidor.",
  wrong_start_code: "Este no es el código del pasajero.",
  two_factor_needed: "Active primero el acceso en dos pasos, en sus ajustes.",
  two_factor_on: "La verificación en dos pasos ya está activa.",
  two_factor_off: "La verificación en dos pasos no está activa.",
  two_factor_required: "Indique el código de su aplicación de autenticación.",
  account_busy: "Tiene un viaje en curso. Elimine su cuenta después.",
  password_required: "Escriba su contraseña para cambiar esto.",
  invalid_credentials: "Usuario o contraseña incorrectos",
  account_inactive: "Esta cuenta no está activa. Por favor, llámenos.",
  account_taken: "Este usuario o correo ya está en uso.",
  edit_conflict: "Otra persona lo cambió mientras tanto. Vuelva a cargar la página.",
  change_outdated:
    "Esto cambió después de que el conductor lo pidiera, así que no se aplicó. Rechácelo o pregúntele al conductor.",
} satisfies ErrorsSignedInStrings;

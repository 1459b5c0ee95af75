import type { ErrorsSignedInStrings } from "./en.ts";

export default {
  invalid_driver_id: "ID di shofùr no ta válido",
  papers_expired: "Un dokumento di e shofùr akí a vense.",
  unsuitable_vehicle: "E outo akí no ta pa e biahe ei.",
  driver_busy: "E shofùr akí tin un biahe kaba na e ora ei.",
  driver_unavailable: "E shofùr akí no por tuma biahe awor.",
  credit_limit_reached: "E kuenta akí a yega na su límite. Puntra na resepshon.",
  nothing_to_pay: "Aki no tin nada pa paga ku link.",
  period_settled: "Algun di e dianan akí ta den un likidashon será kaba.",
  import_faults: "E archivo tin eror, p'esei nada no a drenta. Kontrolá e di nobo.",
  backup_running: "Tin un backup ta kore kaba. Warda te ora e kaba.",
  backup_elsewhere: "E archivo di e backup akí no ta riba e disko di e server akí.",
  wrong_start_code: "Esaki no ta e kódigo di e pasahero.",
  two_factor_needed: "Aktivá promé e aseso den dos paso, den bo ahustenan.",
  two_factor_on: "Drenta ku dos paso ta aktivo kaba.",
  two_factor_off: "Drenta ku dos paso no ta aktivo.",
  two_factor_required: "Yena e kódigo di bo app di outentikashon.",
  account_busy: "Bo tin un biahe andando. Kita bo kuenta despues.",
  password_required: "Yena bo kontraseña pa kambia esaki.",
  invalid_credentials: "Nòmber di usuario òf kontraseña no ta korekto",
  account_inactive: "E kuenta akí no ta aktivo. Por fabor yama nos.",
  account_taken: "E nòmber di usuario òf e-mail akí ta na uso kaba.",
  edit_conflict: "Un otro hende a kambia esaki mientrastantu. Karg'é atrobe.",
  change_outdated:
    "Esaki a kambia despues ku e shofùr a pidié, p'esei no a aplik'é. Rechas'é òf puntra e shofùr.",
} satisfies ErrorsSignedInStrings;

import type { ErrorsSignedInStrings } from "./en.ts";

export default {
  invalid_driver_id: "Ongeldig chauffeursnummer",
  papers_expired: "Een document van deze chauffeur is verlopen.",
  unsuitable_vehicle: "Deze auto is niet voor die rit.",
  driver_busy: "Deze chauffeur heeft dan al een rit.",
  driver_unavailable: "Deze chauffeur kan nu geen ritten aannemen.",
  credit_limit_reached: "Deze rekening zit aan de limiet. Vraag het bij de receptie.",
  nothing_to_pay: "Hier valt niets via een link te betalen.",
  period_settled: "Een deel van deze dagen zit al in een gesloten afrekening.",
  import_faults: "Er zitten fouten in het bestand, dus er is niets overgenomen. Controleer het opnieuw.",
  backup_running: "Er loopt al een back-up. Wacht tot die klaar is.",
  backup_elsewhere: "Het bestand van deze back-up staat niet op de schijf van deze server.",
  wrong_start_code: "Dit is niet de code van de passagier.",
  two_factor_needed: "Stel eerst inloggen in twee stappen in, bij je instellingen.",
  two_factor_on: "Inloggen in twee stappen staat al aan.",
  two_factor_off: "Inloggen in twee stappen staat niet aan.",
  two_factor_required: "Vul de code van je authenticator-app in.",
  account_busy: "Er loopt nog een rit van je. Daarna kun je je account verwijderen.",
  password_required: "Vul je wachtwoord in om dit te wijzigen.",
  invalid_credentials: "Gebruikersnaam of wachtwoord klopt niet",
  account_inactive: "Dit account is niet actief. Bel ons even.",
  account_taken: "Deze gebruikersnaam of dit e-mailadres is al in gebruik.",
  edit_conflict: "Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw.",
  change_outdated:
    "Dit is gewijzigd nadat de chauffeur erom vroeg en dus niet toegepast. Wijs het af of vraag het de chauffeur.",
} satisfies ErrorsSignedInStrings;

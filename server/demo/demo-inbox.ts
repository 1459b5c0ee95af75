import type { Insertable } from "kysely";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Database } from "../database/schema.ts";

/** The messages in the staff's inbox, the oldest first. */
export function demoMessages(now: Date): Insertable<Database["contact_messages"]>[] {
  const today = curacaoDate(now);
  return [
    {
      topic: "lost_item",
      name: "Lars Mulder",
      email: "lars@guest.example",
      message:
        "I left a grey cap on the back seat yesterday evening, on the way from Pietermaai to our hotel.",
      phone: "+31600000052",
      language: "en",
      created_at: hoursBefore(now, 19),
    },
    {
      topic: "tour",
      name: "Camila Restrepo",
      email: "camila@guest.example",
      message: "¿Es posible salir del Mega Pier a las nueve? El barco zarpa a las cuatro.",
      phone: "+573000000055",
      party_size: 5,
      wanted_on: addDays(today, 4),
      language: "es",
      created_at: hoursBefore(now, 6),
    },
    {
      topic: "contact",
      name: "Desirée Maas",
      email: "desiree@guest.example",
      message:
        "Kan ik voor mijn moeder elke dinsdag om half tien een vaste rit naar het ziekenhuis afspreken?",
      phone: "5550171",
      language: "nl",
      created_at: hoursBefore(now, 2),
    },
  ];
}

/** People who want to drive for the company. */
export function demoApplications(now: Date): Insertable<Database["driver_applications"]>[] {
  return [
    {
      first_name: "Jeanine",
      last_name: "Alberto",
      email: "jeanine@guest.example",
      phone: "5550162",
      license_number: "CW-231774",
      vehicle_type: "comfort",
      vehicle_name: "White Honda Accord",
      plate: "TX 1588",
      languages: "Papiamentu, Dutch, English",
      message: "Eight years on the hotel shuttle at Piscadera, now with my own car and plate.",
      created_at: hoursBefore(now, 27),
    },
    {
      first_name: "Ramiro",
      last_name: "Quintero",
      email: "ramiro@guest.example",
      phone: "5550167",
      license_number: "CW-229310",
      vehicle_type: "xl",
      vehicle_name: "Blue Kia Carnival",
      plate: "TX 1602",
      languages: "Spanish, Papiamentu, English",
      created_at: hoursBefore(now, 5),
    },
  ];
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

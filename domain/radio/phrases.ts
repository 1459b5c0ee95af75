import type { Language } from "../languages.ts";

/** Sentences that dispatch sends to a driver as they are, each read in the reader's language. */
export const DESK_PHRASES = [
  "call_office",
  "where_are_you",
  "when_there",
  "passenger_waits",
  "passenger_late",
  "to_airport",
  "to_pier",
  "thanks",
] as const;

/** The same of a driver to dispatch. */
export const DRIVER_PHRASES = [
  "ok",
  "five_minutes",
  "ten_minutes",
  "traffic",
  "cant_find",
  "call_me",
  "car_trouble",
  "break",
] as const;

export type DeskPhrase = (typeof DESK_PHRASES)[number];
export type DriverPhrase = (typeof DRIVER_PHRASES)[number];
export type Phrase = DeskPhrase | DriverPhrase;

type Words = Readonly<Record<Phrase, string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    call_office: "Please call the office.",
    where_are_you: "Where are you?",
    when_there: "When will you be there?",
    passenger_waits: "Your passenger is waiting for you.",
    passenger_late: "Your passenger is coming a little later.",
    to_airport: "Please drive to the airport: cars are needed there.",
    to_pier: "Please drive to the pier: cars are needed there.",
    thanks: "Thank you!",
    ok: "OK",
    five_minutes: "5 minutes more",
    ten_minutes: "10 minutes more",
    traffic: "I'm stuck in traffic.",
    cant_find: "I can't find my passenger.",
    call_me: "Please call me.",
    car_trouble: "Something is wrong with my car.",
    break: "I'm taking a break.",
  },
  nl: {
    call_office: "Bel het kantoor even.",
    where_are_you: "Waar ben je?",
    when_there: "Wanneer ben je er?",
    passenger_waits: "Je passagier staat op je te wachten.",
    passenger_late: "Je passagier komt iets later.",
    to_airport: "Rij naar de luchthaven: daar zijn auto's nodig.",
    to_pier: "Rij naar de pier: daar zijn auto's nodig.",
    thanks: "Dank je!",
    ok: "Oké",
    five_minutes: "Nog 5 minuten",
    ten_minutes: "Nog 10 minuten",
    traffic: "Ik sta vast in het verkeer.",
    cant_find: "Ik kan mijn passagier niet vinden.",
    call_me: "Bel me even.",
    car_trouble: "Er is iets met mijn auto.",
    break: "Ik neem pauze.",
  },
  es: {
    call_office: "Llame a la oficina, por favor.",
    where_are_you: "¿Dónde está?",
    when_there: "¿Cuándo llega?",
    passenger_waits: "Su pasajero le está esperando.",
    passenger_late: "Su pasajero llega un poco más tarde.",
    to_airport: "Vaya al aeropuerto, por favor: allí hacen falta autos.",
    to_pier: "Vaya al muelle, por favor: allí hacen falta autos.",
    thanks: "¡Gracias!",
    ok: "De acuerdo",
    five_minutes: "5 minutos más",
    ten_minutes: "10 minutos más",
    traffic: "Estoy en un atasco.",
    cant_find: "No encuentro a mi pasajero.",
    call_me: "Llámeme, por favor.",
    car_trouble: "Mi auto tiene un problema.",
    break: "Tomo un descanso.",
  },
  pap: {
    call_office: "Yama ofisina, por fabor.",
    where_are_you: "Unda bo ta?",
    when_there: "Ki ora bo ta yega?",
    passenger_waits: "Bo pasahero ta warda riba bo.",
    passenger_late: "Bo pasahero ta yega un poko mas lat.",
    to_airport: "Bai aeropuerto, por fabor: mester di outo einan.",
    to_pier: "Bai waf, por fabor: mester di outo einan.",
    thanks: "Danki!",
    ok: "Ta bon",
    five_minutes: "5 minüt mas",
    ten_minutes: "10 minüt mas",
    traffic: "Mi ta pegá den tráfiko.",
    cant_find: "Mi no por haña mi pasahero.",
    call_me: "Yama mi, por fabor.",
    car_trouble: "Tin algu ku mi outo.",
    break: "Mi ta tuma un pousa.",
  },
  de: {
    call_office: "Bitte rufen Sie im Büro an.",
    where_are_you: "Wo sind Sie?",
    when_there: "Wann sind Sie da?",
    passenger_waits: "Ihr Fahrgast wartet auf Sie.",
    passenger_late: "Ihr Fahrgast kommt etwas später.",
    to_airport: "Bitte fahren Sie zum Flughafen: Dort werden Wagen gebraucht.",
    to_pier: "Bitte fahren Sie zum Pier: Dort werden Wagen gebraucht.",
    thanks: "Vielen Dank!",
    ok: "OK",
    five_minutes: "Noch 5 Minuten",
    ten_minutes: "Noch 10 Minuten",
    traffic: "Ich stehe im Stau.",
    cant_find: "Ich finde meinen Fahrgast nicht.",
    call_me: "Bitte rufen Sie mich an.",
    car_trouble: "Mit meinem Wagen stimmt etwas nicht.",
    break: "Ich mache Pause.",
  },
};

/** A phrase in the language of whoever reads it. */
export function phraseText(phrase: Phrase, language: Language): string {
  return WORDS[language][phrase];
}

import type { DataExportStrings } from "./en.ts";

export default {
  readMe: (made) => [
    `Tur loke tin den Trupial, eksportá riba ${made} (Kòrsou).`,
    "",
    "Kada archivo CSV tin un sorto di dato, den UTF-8, ku un koma entre e selnan i e nòmbernan di e kolumnanan ariba.",
    "Fecha i ora ta na UTC. Montante ta na sèn, i un biaha mas ku dos sifra tras di koma den e kolumnanan na final. Lista i detaye ta JSON. Potrèt ta base64.",
    "Un kolumna ku ta kaba ku _id tin e id di un fila di un otro archivo: driver_id i rider_id ta fila di accounts.csv.",
    "E archivonan di e dokumentonan di shofùr ta den e karpeta papers: driver-7 ta fila 7 di accounts.csv.",
    "",
    "Kontraseña, yabi i kódigo no ta aki den. Esaki no ta un bèkòp: npm run backup ta traha unu ku bo por pone bèk.",
    "E archivonan tin nòmber, number di telefòn i adrès. Warda nan kaminda ta abo so por habri nan, i kita nan ora bo ta kla.",
  ],
} satisfies DataExportStrings;

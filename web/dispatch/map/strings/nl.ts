import type { DeskMapStrings } from "./en.ts";

export default {
  follow: "Volgen",
  followDriver: (name) => `${name} op de kaart volgen`,
  followCar: (name, status) => `${name}, ${status}. Op de kaart volgen.`,
  following: (name) => `De kaart blijft bij ${name} tot je hem verschuift.`,
  stop: "Niet meer volgen",
  carsHere: (n, names) => `${n} auto's hier: ${names}. Apart tonen.`,
  waitingHere: (n, first) => `${n} passagiers wachten hier, de eerste ${first}. Apart tonen.`,
  waitingFor: (id, place, due) => `Rit #${id} vanaf ${place}, ${due}, nog geen chauffeur`,
  late: (time) => `${time} te laat`,
  waiting: "Nog geen chauffeur",
  waitingSoon: (hours) => `Ophalen binnen ${hours} uur.`,
  nobodyWaits: (hours) => `Elke rit binnen ${hours} uur heeft een chauffeur.`,
  notPlaced: (n) =>
    n === 1 ? "1 ervan heeft geen punt op de kaart." : `${n} ervan hebben geen punt op de kaart.`,
  zones: "Zones met vaste prijs vanaf de luchthaven",
  zonesLoading: "Zones laden...",
  zonesFailed: "De zones laden is niet gelukt. Probeer het opnieuw.",
} satisfies DeskMapStrings;

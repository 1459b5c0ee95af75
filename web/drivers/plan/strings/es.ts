import { withArticle } from "../../../../domain/spanish-time.ts";
import type { DriverPlanStrings } from "./en.ts";

const plan: DriverPlanStrings = {
  next: "Después",
  leaveAbout: (leave, there) => `Salga hacia ${withArticle(leave)}, llega a ${withArticle(there)}`,
  leaveAt: (leave, there) => `Salga a ${withArticle(leave)}, llega a ${withArticle(there)}`,
  leaveNow: (there) => `Salga ya, llega a ${withArticle(there)}`,
  byRoad: (km, minutes) => `${km} por carretera, ${minutes} min`,
  byRoadAfter: (km, minutes) => `${km} por carretera tras su viaje, ${minutes} min`,
  fromRideBefore: "Empieza donde termina su viaje anterior",
  break: (from, minutes) => `Descanso a ${withArticle(from)}, ${minutes} min`,
  lastNearHome: (time) => `Su último viaje termina cerca de casa: ${time}`,
  lastEnds: (time, minutes) => `Su último viaje termina a ${minutes} min de casa: ${time}`,
  about: (time) => `hacia ${withArticle(time)}`,
  shiftUntil: (time) => `Turno hasta ${withArticle(time)}`,
  paid: (time) => `Pagado hoy: ${time}.`,
  others: (time) => `Los demás: ${time}.`,
  cannot: {
    late: (minutes, time) => `Llegaría ${minutes} min tarde a su viaje (${time})`,
    shiftEnds: (time) => `Su turno termina a ${withArticle(time)}`,
    outsideShift: "Fuera de su turno",
    car: "Su carro no sirve para este viaje",
    needs: "Su carro no tiene lo que necesita este pasajero",
  },
  refused: {
    late: "Con este viaje llegaría tarde a otro que ya tiene.",
    shift: "Este viaje no cae en su turno.",
  },
  waiting: {
    accept: "Aceptar con señal",
    title: "Espera señal",
    text: "Todavía no es suyo. Lo pedimos en cuanto tenga señal.",
    back: "No pedirlo",
    tooLong: "Su aceptación esperó demasiado y no se envió. Mire el viaje de nuevo.",
  },
  edge: {
    requests: (count) => (count === 1 ? "1 solicitud espera" : `${count} solicitudes esperan`),
    show: "Ver",
  },
  /** Several drivers are asked for a ride at once. */
  round: {
    asked: (n: number) => `De ${n}, es del primero`,
    over: (place: string) =>
      `El viaje desde ${place} ya no necesita conductor. Gracias por mirar: no cuenta en su contra.`,
  },
  unheard: {
    came: (time, place) =>
      `Llegó una oferta mientras no tenía señal (${time}): ${place}. No cuenta como perdida.`,
    now: {
      free: "Sigue libre.",
      yours: "Es suyo.",
      taken: "Ahora lo tiene otro conductor.",
      over: "Ya nadie lo necesita.",
    },
  },
  moved: {
    "car-out": "Su carro estaba fuera de servicio.",
    "cannot-carry": "Su carro no podía llevarlo.",
    "would-be-late": "Habría llegado tarde.",
    "keeps-promise": "Así se recoge a tiempo a otro pasajero.",
    "serves-more": "Así un pasajero más consigue carro.",
    dispatch: "La oficina se lo dio a otro.",
  },
  came: {
    "car-out": "Viene de un conductor cuyo carro está fuera de servicio.",
    "cannot-carry": "Viene de un conductor cuyo carro no podía llevarlo.",
    "would-be-late": "Viene de un conductor que habría llegado tarde.",
    "keeps-promise": "Viene de otro conductor, para que todos sean recogidos a tiempo.",
    "serves-more": "Viene de otro conductor, para que un pasajero más consiga carro.",
    dispatch: "La oficina lo tomó de otro conductor.",
  },
};

export default plan;

import type { ArchiveStrings } from "./en.ts";

export default {
  heads: {
    id: "Número de viaje",
    reference: "Número de reserva",
    rider: "Pasajero",
    phone: "Teléfono",
    driver: "Conductor",
    pickup: "Recogida",
    dropoff: "Destino",
    when: "Fecha y hora",
    completed: "Finalizado",
    distance: "Distancia (km)",
    fare: "Precio (USD)",
    vehicle: "Tipo de vehículo",
    zone: "Zona",
    passengers: "Pasajeros",
    luggage: "Equipaje",
    paidBy: "Pagado con",
    tip: "Propina (USD)",
    stops: "Paradas",
    givenBack: "Devuelto (USD)",
  },
  paidBy: { cash_usd: "Efectivo USD", cash_xcg: "Efectivo XCG", card: "Tarjeta", account: "Cuenta" },
} satisfies ArchiveStrings;

import type { TourWords } from "../tour-words.ts";

const words: TourWords = {
  "western-beaches": {
    title: "Playas del oeste",
    text: "Grote Knip, Cas Abao y Playa Lagun en un día tranquilo, con tiempo para nadar en cada una y almuerzo junto al mar.",
    role: "Conductor y guía de playa",
    includes: ["Nevera con agua", "Entrada a Cas Abao", "Esnórqueles prestados"],
    picture: "Una bahía de agua clara en el oeste",
  },
  "city-and-harbour": {
    title: "Ciudad y puerto",
    text: "Punda, Otrobanda, el puente flotante y los fuertes, contados por alguien que creció entre ellos.",
    role: "Conductor y guía de la ciudad",
    includes: ["Paseo por el puente Reina Emma", "Un batido en el mercado", "Agua"],
    picture: "Fachadas de Punda y el puente de pontones",
  },
  "north-coast": {
    title: "La costa norte",
    text: "Shete Boka, las cuevas de Hato y los campos de áloe, donde el mar suena fuerte y la carretera está vacía.",
    role: "Conductor y guía de naturaleza",
    includes: ["Entrada al parque", "Entrada a las cuevas de Hato", "Agua"],
    picture: "Olas en los acantilados de la costa norte",
  },
  "country-houses": {
    title: "Casas de plantación",
    text: "Tres antiguas casas de plantación, su arte y sus cocinas, y las historias que se cuentan poco.",
    role: "Conductor y narrador",
    includes: ["Entrada a dos casas", "Degustación de licor de Curazao", "Agua"],
    picture: "Una casa de campo amarilla en una colina",
  },
  "christoffel-mountain": {
    title: "Monte Christoffel",
    text: "Antes del calor, al punto más alto de la isla, 372 metros, y luego desayuno con vista.",
    role: "Conductor y guía de senderismo",
    includes: ["Entrada al parque", "Desayuno", "Bastones y agua"],
    picture: "El monte Christoffel con cactus y un trupial",
  },
  "sunset-sail": {
    title: "Atardecer en el mar",
    text: "Un paseo por Caracasbaai y luego dos horas a vela mientras el sol baja detrás de Willemstad.",
    role: "Conductor y anfitrión a bordo",
    includes: ["Dos horas en el barco", "Bebidas y aperitivos", "El regreso"],
    picture: "Un velero al atardecer",
  },
};

export default words;

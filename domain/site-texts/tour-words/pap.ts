import type { TourWords } from "../tour-words.ts";

const words: TourWords = {
  "western-beaches": {
    title: "Playanan di Bandabou",
    text: "Grote Knip, Cas Abao i Playa Lagun den un dia trankil, ku tempu pa landa na kada un i lunch banda di laman.",
    role: "Shofùr i guia di playa",
    includes: ["Kouler ku awa", "Entrada di Cas Abao", "Snòrkel pa fia"],
    picture: "Un boka ku awa kla na Bandabou",
  },
  "city-and-harbour": {
    title: "Stat i haf",
    text: "Punda, Otrobanda, e brùg di ponton i e fòrtinan, kontá pa un hende ku a lanta ei.",
    role: "Shofùr i guia di stat",
    includes: ["Kana riba brùg di Reina Emma", "Un batido na marshe", "Awa"],
    picture: "Fachada di Punda i e brùg di ponton",
  },
  "north-coast": {
    title: "Kosta nort",
    text: "Shete Boka, kueba di Hato i kunuku di aloe, unda laman ta zona duru i kaminda ta bashí.",
    role: "Shofùr i guia di naturalesa",
    includes: ["Entrada di parke", "Entrada di kueba di Hato", "Awa"],
    picture: "Ola riba e barankanan di kosta nort",
  },
  "country-houses": {
    title: "Landhùisnan",
    text: "Tres landhùis bieu, nan arte i nan kushina, i e historianan ku ta keda kontá muchu poko.",
    role: "Shofùr i kontadó di kuenta",
    includes: ["Entrada di dos landhùis", "Purba liker di Kòrsou", "Awa"],
    picture: "Un landhùis hel riba un seru",
  },
  "christoffel-mountain": {
    title: "Seru Christoffel",
    text: "Promé ku kalor, te riba e punto mas haltu di e isla, 372 meter, i despues desayuno ku bista.",
    role: "Shofùr i guia di kaminata",
    includes: ["Entrada di parke", "Desayuno", "Garoti pa kana i awa"],
    picture: "Seru Christoffel ku kadushi i un trupial",
  },
  "sunset-sail": {
    title: "Bahada di solo riba laman",
    text: "Un biahe rònt di Caracasbaai i despues dos ora riba bela miéntras solo ta baha tras di Willemstad.",
    role: "Shofùr i anfitrion abordo",
    includes: ["Dos ora riba e boto", "Bibida i hapi", "E biahe pa kas"],
    picture: "Un boto di bela na bahada di solo",
  },
};

export default words;

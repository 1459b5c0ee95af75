import type { DriverRadioStrings } from "./en.ts";

const radio: DriverRadioStrings = {
  title: "Kantoor",
  open: "Berichten van kantoor",
  openUnread: (count) => `Berichten van kantoor, ${count} ongelezen`,
  says: "Het kantoor zegt",
  more: (count) => `nog ${count}`,
  answer: "Antwoorden",
  help: "SOS: houd ingedrukt om hulp in te roepen",
  holdLonger: "Houd twee seconden ingedrukt om hulp in te roepen.",
  helpWaits: "De hulproep gaat uit zodra er signaal is. Bel nu als het kan.",
  helpRings: (time) => `Om ${time} is hulp ingeroepen. Het gaat over op kantoor.`,
  helpTaken: (name, time) => `${name} helpt je sinds ${time}.`,
  police: (number) => `Bel ${number}`,
  safe: "Voorbij, ik ben veilig",
};

export default radio;

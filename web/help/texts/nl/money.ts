import type { PartTexts } from "../../chapters.ts";

const money: PartTexts<"money"> = {
  money: {
    title: "Geld",
    lines: [
      "Wat er binnenkwam, contant geld bij chauffeurs, afgesloten diensten, afrekeningen, commissie, debiteuren en de boekhouding, elk in een eigen weergave.",
      "Wat er binnenkwam verdeel je per dag, uur, zone, soort auto, betaling of contract. Wat op rekening staat of niet genoteerd is, is niet ontvangen.",
      "Afdragen: tel het geld van de chauffeur zelf. Je tekent er met je naam voor, één keer.",
      "Afrekeningen: kies de dagen, kijk, en sluit dan één chauffeur af of allen die klaar zijn. Afgesloten cijfers blijven voorgoed zoals ze zijn.",
      "Wat daarna opduikt is een correctie met een reden, of een regel in de volgende afrekening van de chauffeur.",
      "Chauffeurs betaal je ook in delen. Een fout neem je terug met een tegenboeking; beide blijven zichtbaar.",
      "Commissie: een percentage geldt vanaf zijn dag en is niet te bewerken. Voor een chauffeur, auto, rekening of manier van boeken telt het meest bijzondere.",
      "Bewaar je een commissie die in het verleden begint, dan lees je eerst wat er verandert. Afgesloten afrekeningen blijven; het verschil komt in de volgende.",
      "Debiteuren toont wat hotels en bedrijven schuldig zijn, naar ouderdom. Herinneringen gaan vanzelf, na de dagen die bij Boekhouding staan.",
      "Boekhouding: de omzetbelasting (OB) van een maand, de nachtelijke controle van alle bedragen, het journaal als CSV of auditfile (XAF) en de nummers op je papieren.",
      "Een belastingtarief kan niet beginnen op een dag waarvan al ritten op een overzicht staan.",
    ],
  },
  "pay-links": {
    title: "Betalingen via link",
    lines: [
      "Wat passagiers, hotels en bedrijven via een link moeten betalen, en wat ervan kwam.",
      "Om een betaling vraag je bij een rit of een overzicht; hier volg je die, stuur je haar opnieuw, trek je haar in of betaal je terug.",
      "Een ingetrokken link is niet meer te betalen.",
      "Terugbetalen vraagt een reden en wie het draagt: het bedrijf, of de chauffeur in de volgende afrekening.",
      "Boven het bedrag dat bij Goedkeuringen staat moet een tweede persoon akkoord gaan voor er geld teruggaat.",
      "Geld dat terug is, haal je niet meer op; de passagier krijgt bericht.",
      "Staan links aan, dan kunnen gasten ook bij het boeken betalen en na de rit een fooi geven. De fooi is helemaal voor de chauffeur.",
      "Een fooi die wordt terugbetaald, gaat van de volgende afrekening van de chauffeur af.",
      "Contant geld geef je niet hier terug, maar vanuit een zaak.",
    ],
  },
  approvals: {
    title: "Goedkeuringen",
    lines: [
      "Wat één persoon niet alleen mag: een tweede met hetzelfde recht keurt het goed of weigert het.",
      "Het gaat om terugbetalingen, ook contant, creditering en verlaagde prijzen boven een bedrag, en om het meenemen van alle gegevens of een back-up.",
      "Open het verzoek, lees het en keur het goed of weiger het; je mag zeggen waarom niet.",
      "Goedgekeurd geld beweegt meteen, en het logboek heeft jullie beiden. Dat draai je niet terug.",
      "Een goedgekeurd bestand kan één keer worden opgehaald, met het wachtwoord van wie erom vroeg.",
      "Wat je zelf vroeg, keur je niet goed; zolang het wacht kun je het intrekken.",
      "Een verzoek waarover niemand beslist, verloopt na de dagen die onderaan staan.",
      "Vanaf welk bedrag er twee mensen nodig zijn, stel je onderaan in; leeg betekent dat één genoeg is.",
      "Heeft niemand anders het recht, dan kon er niets worden goedgekeurd: geef dat eerst iemand bij Gebruikers.",
    ],
  },
};

export default money;

import type { ChangeStrings } from "./en.ts";

const change: ChangeStrings = {
  title: "Cambiar su viaje",
  price: "Lo que cuesta",
  leave: "Dejarlo como está",
  confirm: "Cambiar el viaje",
  confirmFor: (price) => `Cambiarlo por ${price}`,
  changing: "Cambiando...",
  done: "Su viaje está cambiado.",
  doneForDriver: "Su viaje está cambiado. Su conductor ya lo sabe.",
  doneWithoutDriver: "Su viaje está cambiado. Le buscamos otro conductor.",
  losesDriver: "Su conductor no puede hacer el viaje así. Le buscaríamos otro.",
  deposit: (amount, when) =>
    `Este cambio requiere un depósito de ${amount} a más tardar el ${when}. Nuestros conductores verán su viaje cuando esté pagado; si no, el viaje se cancela.`,
  movedOn: "Su viaje cambió desde que abrió esto. Aquí ve cómo está ahora.",
  notChanged: "Su viaje acaba de cambiar y su cambio no se hizo. Mire cómo está y pruebe de nuevo.",
  tooLate: "Ya es tarde para cambiar este viaje aquí. Llámenos y vemos qué se puede hacer.",
};

export default change;

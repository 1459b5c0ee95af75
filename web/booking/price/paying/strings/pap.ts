import type { PayingStrings } from "./en.ts";

export default {
  how: "Kon bo ke paga?",
  driver: "Paga e shofùr",
  driverHow: (xcg) => `Na kèsh: dòler, òf ${xcg}`,
  now: "Paga awor",
  nowHow: "Ku karchi, banko òf wallet",
  after: "Promé bo biahe ta keda reservá. Despues bo ta paga riba e página di e servisio di pago.",
  wayThere: (amount) => `Bo ta paga ${amount} pa bai; bini bèk ta wòrdu pagá riba su mes página.`,
  book: "Reservá i paga",
} satisfies PayingStrings;

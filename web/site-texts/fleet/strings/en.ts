const fleet = {
  head: "Our Fleet",
  description: "Economy, Comfort, XL and Cargo: the four vehicle types you can book on Curaçao.",
  title: "Our Fleet",
  intro: "Four vehicle types, all with TX plates and cleaned every day.",
  book: "Book a Ride",
  seats: (count: number) => (count === 1 ? "1 seat" : `${count} seats`),
  bags: (count: number) => (count === 1 ? "1 bag" : `${count} bags`),
  cargoSpace: "Large cargo space",
  types: {
    economy: {
      type: "Economy",
      name: "Eco Cruiser",
      picture: "Economy car",
      text: "Small outside, roomy inside. The quick way through Punda and Otrobanda.",
    },
    comfort: {
      type: "Comfort",
      name: "Comfy Rider",
      picture: "Comfort sedan",
      text: "Air conditioning and extra legroom. A good choice from the airport to your hotel.",
    },
    xl: {
      type: "XL",
      name: "Island Hauler",
      picture: "XL minibus",
      text: "The whole family, the coolers and the snorkels in one go.",
    },
    cargo: {
      type: "Cargo",
      name: "Load Master",
      picture: "Cargo van",
      text: "For a move, a surfboard or a week's shopping.",
    },
  },
};

export default fleet;
export type FleetStrings = typeof fleet;

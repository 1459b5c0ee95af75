const vip = {
  head: "VIP transport: Trupial",
  description: "Luxury, comfort, XL, cargo and armored vehicles on Curaçao, on request.",
  title: "VIP transport",
  intro: "Luxury, comfort, XL, cargo or armored vehicles.",
  text: "For a wedding, a delegation, an artist or a move that must go well. The office plans it with you and answers the same day.",
  ask: "Ask the office",
  classes: {
    luxury: "Long sedans with a host in a suit.",
    comfort: "Quiet, cool, and on time.",
    xl: "Up to seven people with their bags.",
    cargo: "Stage, sports and household goods.",
    armored: "With a trained driver, arranged in confidence.",
  },
};

export default vip;
export type VipStrings = typeof vip;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/vip": VipStrings;
  }
}

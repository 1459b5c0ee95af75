const vip = {
  head: "VIP Transport",
  description: "Luxury, comfort, XL, cargo and armored vehicles on Curaçao, on request.",
  title: "VIP Transport",
  intro: "Luxury, comfort, XL, cargo or armored vehicles.",
  text: "For a wedding, a delegation, an artist or a move that has to go right. We plan it with you and reply the same day.",
  ask: "Request a quote",
  classes: {
    luxury: "Long-wheelbase sedans with a suited chauffeur.",
    comfort: "Quiet, cool, and on time.",
    xl: "Up to seven people with their bags.",
    cargo: "Stage equipment, sports gear and household goods.",
    armored: "With a trained driver, arranged discreetly.",
  },
};

export default vip;
export type VipStrings = typeof vip;

import type { TourWords } from "../tour-words.ts";

const words: TourWords = {
  "western-beaches": {
    title: "Beaches of the West",
    text: "Grote Knip, Cas Abao and Playa Lagun in one relaxed day, with time to swim at each and lunch by the sea.",
    role: "Driver and beach guide",
    includes: ["Cooler with water", "Entrance to Cas Abao", "Snorkel gear"],
    picture: "A cove with clear water in the west",
  },
  "city-and-harbour": {
    title: "City and Harbor",
    text: "Punda, Otrobanda, the floating bridge and the forts, with stories from someone who grew up there.",
    role: "Driver and city guide",
    includes: ["Walk across the Queen Emma Bridge", "A batido at the market", "Water"],
    picture: "Gables of Punda and the pontoon bridge",
  },
  "north-coast": {
    title: "The North Coast",
    text: "Shete Boka, the Hato caves and the aloe fields, where the waves crash and the road is empty.",
    role: "Driver and nature guide",
    includes: ["Park entrance", "Entrance to the Hato caves", "Water"],
    picture: "Waves on the cliffs of the north coast",
  },
  "country-houses": {
    title: "Country Houses",
    text: "Three old plantation houses, their art and their kitchens, and the stories that are too rarely told.",
    role: "Driver and storyteller",
    includes: ["Entrance to two houses", "Tasting of Curaçao liqueur", "Water"],
    picture: "A yellow country house on a hill",
  },
  "christoffel-mountain": {
    title: "Christoffel Mountain",
    text: "Up to the highest point of the island (372 meters) before the heat, then breakfast with a view.",
    role: "Driver and hiking guide",
    includes: ["Park entrance", "Breakfast", "Walking sticks and water"],
    picture: "The Christoffel mountain with cactus and a trupial",
  },
  "sunset-sail": {
    title: "Sunset at Sea",
    text: "A drive along Caracasbaai, then two hours under sail while the sun goes down behind Willemstad.",
    role: "Driver and host on board",
    includes: ["Two hours on the boat", "Drinks and snacks", "Ride home"],
    picture: "A sailing boat at sunset",
  },
};

export default words;

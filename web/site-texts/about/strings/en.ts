const about = {
  story: "Our story",
  team: "Our people",
};

export default about;
export type AboutTextsStrings = typeof about;

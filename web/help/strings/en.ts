const help = {
  help: (section: string) => `Help: ${section}`,
  loading: "Loading...",
  wholeHandbook: "Read the whole handbook",
  handbook: "Handbook",
  about:
    "What each section is for and what surprises in it, as the question marks say it. It can be printed.",
  whose: "Whose handbook",
  readers: { owner: "Owner", dispatcher: "Dispatcher", driver: "Driver" },
  language: "Language of the handbook",
  print: "Print",
};

export default help;
export type HelpStrings = typeof help;

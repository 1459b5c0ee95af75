const wip = {
  head: "Under construction",
  title: "Currently Under Construction!",
  redirect: (seconds: number) =>
    seconds === 1
      ? "We will take you to our main site in 1 second."
      : `We will take you to our main site in ${seconds} seconds.`,
  progress: "Time until we take you to the main site",
  stay: "Stay here",
  home: "Back to home",
  staying: "You'll stay on this page.",
};

export default wip;
export type WipStrings = typeof wip;

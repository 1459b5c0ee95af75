const forbidden = {
  title: "You don't have access to this page.",
  backHome: "Back to home",
};

export default forbidden;
export type ForbiddenStrings = typeof forbidden;

const applications = {
  about: (n: number, oldest: string) =>
    n === 1 ? `1 open, for ${oldest}` : `${n} open, the oldest for ${oldest}`,
  search: "Search applicants",
  nothingFound: "Nobody matches.",
  back: "All applications",
  gone: "This application isn't here any more.",
  seats: (n: number) => (n === 1 ? "1 seat" : `${n} seats`),
  speaks: "Speaks",
};

export default applications;
export type ApplicationsStrings = typeof applications;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/applications": ApplicationsStrings;
  }
}

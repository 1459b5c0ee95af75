const notFound = {
  head: "404 Not Found",
  title: "404 Not Found",
  help: "This page doesn't exist. Let's get you back on the road.",
  home: "Back to home",
  contact: "Contact Us",
  findBooking: "Find my booking",
};

export default notFound;
export type NotFoundStrings = typeof notFound;

const notFound = {
  head: "404 Not Found: Trupial",
  title: "404 Not Found",
  help: "This page does not exist. Let us take you back.",
  home: "Back to home",
  contact: "Contact Us",
};

export default notFound;
export type NotFoundMessages = typeof notFound;

declare module "../language/messages.ts" {
  interface MessageCatalogue {
    "not-found": NotFoundMessages;
  }
}

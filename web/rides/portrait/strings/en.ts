const portrait = {
  choose: "Choose a picture",
  remove: "Remove",
  unreadable: "This picture can't be read. Choose a JPEG, PNG or WebP.",
  failed: "We couldn't save the portrait. Please try again.",
};

export default portrait;
export type PortraitStrings = typeof portrait;

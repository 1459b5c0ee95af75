const sorting = {
  sort: "Sort",
  sortedUp: "Sorted low to high",
  sortedDown: "Sorted high to low",
};

export default sorting;
export type UiSortingStrings = typeof sorting;

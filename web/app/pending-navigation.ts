import { createContext } from "react";

/** True while the next page is being fetched and the old one is still shown. */
export const PendingNavigationContext = createContext(false);

/// <reference types="vite/client" />

/** True in development builds: the page that shows every part in every state exists. */
declare const STYLEGUIDE_BUILT: boolean;

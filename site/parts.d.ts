/** What cargo xtask site makes of the library for the modules of a site. */

/** The languages that there are words in, the first for those who read none. */
export const LANGUAGES: string[];
/** The style of a board and of pictures, for a shadow. */
export const STYLE: string;
/** The drawing of an empty board. */
export const BOARD: string;
/** The definitions that pictures share. */
export const SHARED: string;

import { createContainer } from '@vanilla-extract/css';

/** The top bar, by whose width in letters its parts are arranged. */
export const bar = createContainer();

/* From a tablet's width up the bar has more letters than this, unless the reader has enlarged the text. */
const letters = '40rem';

/** The text is enlarged so far that the scope needs a row of its own; also on each phone, which has one. */
export const largeText = `${bar} (width < ${letters})`;

/** Not even a row has room for the names of the scope beside one another. */
export const largestText = `${bar} (width < 28rem)`;

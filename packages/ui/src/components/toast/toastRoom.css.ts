import { createVar } from '@vanilla-extract/css';

/** The height that the visible toasts cover, for what must not lie under them; missing without any. */
export const toastRoom = createVar();

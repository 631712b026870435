import { createVar } from '@vanilla-extract/css';

/** How far from the top of the window something sticky must stop so as not to slide under the shell's top bar. */
export const stickyTop = createVar();

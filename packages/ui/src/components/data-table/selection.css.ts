import { style } from '@vanilla-extract/css';
import { componentRule } from '../../theme/component-rule.ts';
import { vars } from '../../theme/contract.css.ts';
import { touchTarget } from '../../theme/touch-target.ts';

/* A target of 24 px around the box. */
export const checkboxTarget = style([
  componentRule({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    cursor: 'pointer',
  }),
  touchTarget,
]);

/* The browser's own: it is clear in forced colours and costs nothing. */
export const checkbox = style(
  componentRule({
    /* Above what a finger hits around it, so that a press on it is its own. */
    position: 'relative',
    zIndex: 1,
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    margin: 0,
    accentColor: vars.tone.primary.solid,
    cursor: 'inherit',
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { snug } from './DataTable.css.ts';
import { folded } from './folding.ts';

/* 24 px to press, in the gap between two columns; the last one stays within the grid. */
export const handle = style(
  componentRule({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${vars.space[20]})`,
    blockSize: vars.space[40],
    insetInlineEnd: `calc(-1 * ${vars.space[20]})`,
    zIndex: 1,
    inlineSize: vars.space[24],
    borderRadius: vars.radius.inner,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space[12],
        insetInlineStart: `calc(50% - ${vars.elevation.hairline})`,
        inlineSize: vars.elevation.hairline,
        backgroundColor: vars.color.lineStrong,
      },
      '&:is(:hover, :active, :focus-visible)::after': {
        insetBlock: vars.space[8],
        inlineSize: vars.space[2],
        backgroundColor: vars.tone.primary.solid,
      },
    },
    '@container': {
      [folded]: { display: 'none' },
      [snug]: {
        insetInlineEnd: `calc(-1 * ${vars.space[12]})`,
        selectors: { '&::after': { insetInlineStart: `calc(50% + ${vars.space[4]})` } },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&::after': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);

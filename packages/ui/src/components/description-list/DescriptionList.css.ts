import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { below } from '../../theme/media.ts';
import { breakpoints } from '../../theme/scale.ts';
import { touchSide } from '../../theme/touch-target.ts';

const inColumns = `(width >= ${breakpoints.desktop}px)`;
/* How much of a row its term takes. */
const termShare = createVar();
const valueShare = createVar();

export const list = recipe({
  base: componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space[32],
    vars: { [termShare]: '2fr', [valueShare]: '3fr' },
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
  variants: {
    columns: {
      1: {},
      2: componentRule({
        '@media': {
          [inColumns]: {
            /*
             * Half as wide: "Merchant Invoice ID" and a date with its time still fit on one line.
             */
            vars: { [termShare]: '3fr', [valueShare]: '4fr' },
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          },
        },
      }),
    },
  },
});

export const row = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${termShare}) minmax(0, ${valueShare})`,
    alignItems: 'center',
    columnGap: vars.space[12],
    /* A row with a button is as high as one of words. */
    minBlockSize: vars.space[40],
    paddingBlock: vars.space[4],
    selectors: { '&:has(li)': { alignItems: 'start', paddingBlock: vars.space[8] } },
    '@media': {
      /* The buttons of two rows, one below the other, are hit apart. */
      '(pointer: coarse)': {
        minBlockSize: `calc(${touchSide} + ${vars.space[4]})`,
        paddingBlock: vars.space[8],
      },
      /* A long id is in one piece, below its name. */
      [below.phone]: {
        selectors: {
          '&:has([data-long])': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 0 },
        },
      },
      [below.narrowest]: { selectors: { '&:has([data-long])': { position: 'relative' } } },
    },
    borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.line}`,
  }),
);

export const term = style(
  componentRule({
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    /* The button of a long id is beside its name: beside itself the id has no room in one piece. */
    '@media': {
      [below.narrowest]: {
        selectors: {
          [`${row}:has([data-long]):has(button) > &`]: {
            alignContent: 'center',
            minBlockSize: vars.space[32],
            paddingInlineEnd: vars.space[40],
          },
        },
      },
    },
  }),
);

export const value = style(
  componentRule({
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    /* Forty characters have room beside the button that copies them. */
    '@media': {
      [below.phone]: {
        selectors: { [`${row}:has([data-long]) > &`]: { fontSize: vars.type[12].size } },
      },
    },
  }),
);

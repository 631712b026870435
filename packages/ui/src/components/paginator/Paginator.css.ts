import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchSide } from '../../theme/touch-target.ts';

const touch = '(pointer: coarse)';

const veil = (share: string): string =>
  `color-mix(in oklab, ${vars.color.ink} ${share}, transparent)`;

/* Gives way to the width of its place, so that the pages can. */
export const pages = style(componentRule({ minInlineSize: 0, maxInlineSize: '100%' }));

export const list = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space[4],
    '@media': { [touch]: { flexWrap: 'nowrap' } },
  }),
);

/* With touch the pages are one line: on a phone each gives way a little before one stands alone below. */
export const entry = style(
  componentRule({
    '@media': { [touch]: { inlineSize: touchSide, minInlineSize: 'min-content' } },
  }),
);

export const page = recipe({
  base: componentRule({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.control.sm,
    minBlockSize: vars.control.sm,
    paddingInline: vars.space[8],
    /* Transparent, so that forced colours have an edge to draw. */
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&:hover': { backgroundColor: veil('7%') },
      '&:active': { backgroundColor: veil('12%') },
      '&[aria-disabled]': {
        backgroundColor: 'transparent',
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [touch]: {
        inlineSize: '100%',
        minInlineSize: 0,
        minBlockSize: touchSide,
        paddingInline: vars.space[2],
      },
    },
  }),
  variants: {
    isCurrent: {
      true: componentRule({
        backgroundColor: vars.tone.neutral.solid,
        color: vars.tone.neutral.onSolid,
        selectors: { '&:hover': { backgroundColor: vars.tone.neutral.solid } },
        /* Every page has its edge drawn there: the current one has a background. */
        '@media': {
          '(forced-colors: active)': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            selectors: { '&:hover': { backgroundColor: 'Highlight' } },
          },
        },
      }),
      false: {},
    },
  },
});

export const ellipsis = style(
  componentRule({
    minInlineSize: vars.space[24],
    display: 'grid',
    justifyItems: 'center',
    /* Over the edges of its neighbours, which thereby have their 44 px on a phone. */
    '@media': { [touch]: { inlineSize: vars.space[4], minInlineSize: 0 } },
    color: vars.color.inkMuted,
  }),
);

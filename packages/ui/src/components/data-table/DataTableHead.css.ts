import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchSide } from '../../theme/touch-target.ts';
import { stickyTop } from '../app-shell/stickyTop.css.ts';
import { edge, inset, line } from './DataTable.css.ts';
import { folded } from './folding.ts';

const corner = `calc(${vars.radius.card} - ${vars.elevation.hairline})`;

export const head = recipe({
  base: componentRule({
    ...line,
    position: 'sticky',
    insetBlockStart: stickyTop,
    zIndex: 2,
    minBlockSize: vars.space[40],
    paddingInline: inset,
    borderBlockEnd: edge,
    borderStartStartRadius: corner,
    borderStartEndRadius: corner,
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.inkMuted,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    '@media': { '(pointer: coarse)': { minBlockSize: touchSide } },
  }),
  variants: {
    sorts: {
      /* Folded, the headings that sort stay: buttons over the cards, in columns of their own. */
      true: componentRule({
        '@container': {
          [folded]: {
            gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
            columnGap: vars.space[12],
            paddingInline: vars.space[16],
            paddingBlock: vars.space[4],
          },
        },
      }),
      false: componentRule({
        '@container': {
          [folded]: {
            position: 'absolute',
            clipPath: 'inset(50%)',
            inlineSize: 0,
            overflow: 'hidden',
          },
        },
      }),
    },
    /* The checkbox of all rows stands before those columns. */
    selects: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { sorts: true, selects: true },
      style: componentRule({
        '@container': {
          [folded]: {
            gridTemplateColumns: `${vars.space[24]} repeat(auto-fit, minmax(6rem, 1fr))`,
          },
        },
      }),
    },
  ],
});

/* The heading of a narrow column ends before its edge. */
export const headLabel = style(
  componentRule({ overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const sortButton = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.space[24],
    maxInlineSize: '100%',
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.inner,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    overflow: 'clip',
    selectors: {
      '&:hover, &:not([data-sorted="none"])': { color: vars.color.ink },
    },
    '@media': {
      '(pointer: coarse)': {
        minInlineSize: touchSide,
        minBlockSize: touchSide,
        // Within the height of the head.
        marginBlock: `calc((${vars.space[24]} - ${touchSide}) / 2)`,
        '@container': { [folded]: { marginBlock: 0 } },
      },
    },
    '@container': { [folded]: { textAlign: 'start', whiteSpace: 'normal' } },
  }),
  variants: {
    /* The sort mark is on the side away from the figures, so that heading and figures align. */
    align: {
      start: {},
      end: componentRule({
        flexDirection: 'row-reverse',
        '@container': { [folded]: { flexDirection: 'row' } },
      }),
    },
  },
});

/* Takes its room before it is seen, so that no column moves when the order changes. */
export const sortMark = style(
  componentRule({
    display: 'inline-flex',
    visibility: 'hidden',
    selectors: {
      '[data-sorted]:not([data-sorted="none"]) > &, :is(:hover, :focus-visible) > &': {
        visibility: 'visible',
      },
    },
  }),
);

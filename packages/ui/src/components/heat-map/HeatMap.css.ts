import { createVar, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { heatShares } from '../../theme/heat.ts';
import { towardsSurface } from '../../theme/mix.ts';
import { touchSide } from '../../theme/touch-target.ts';

const small = { fontSize: vars.type[12].size, lineHeight: vars.type[12].lineHeight } as const;
const text = { fontSize: vars.type[13].size, lineHeight: vars.type[13].lineHeight } as const;

/** The number of columns. */
export const count = createVar();
const head = createVar();

export const map = style(
  componentRule({
    display: 'grid',
    /* No wider than its place: a table without room scrolls. */
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    minInlineSize: 0,
    containerType: 'inline-size',
    ...text,
  }),
);

/** As high as the longest of its texts, so that none moves the table. */
export const reading = style(
  componentRule({
    minBlockSize: vars.type[13].lineHeight,
    '@container': {
      '(width < 30rem)': { minBlockSize: `calc(3 * ${vars.type[13].lineHeight})` },
    },
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const scroller = style(
  /* The ring of a cell at the edge is inside, too. */
  componentRule({ overflowX: 'auto', padding: vars.space[2], minInlineSize: 0 }),
);

/* Three figures, and what is between two columns. */
const leastColumn = '1.75rem';

export const table = recipe({
  base: componentRule({
    inlineSize: '100%',
    minInlineSize: `calc(${head} + ${count} * ${leastColumn})`,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    /* Short headings, which a turned table has, leave the room to the figures. */
    isTurned: {
      true: componentRule({ vars: { [head]: '2rem' } }),
      false: componentRule({ vars: { [head]: '5rem' } }),
    },
  },
});

const headText = {
  ...small,
  padding: 0,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
} as const;

export const columnHead = style(componentRule({ ...headText, textAlign: 'center' }));

export const rowHead = style(
  componentRule({
    ...headText,
    inlineSize: head,
    paddingInlineEnd: vars.space[4],
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

const forced = (rule: StyleRule): StyleRule => ({
  '@media': { '(forced-colors: active)': rule },
});

/** A level has no colour there: its edge says how strong it is. */
const forcedEdge = (line: string): StyleRule =>
  forced({ border: `${vars.space[2]} ${line} CanvasText` });

const forcedSolid = forced({
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
});

const edges = [{}, forcedEdge('dotted'), forcedEdge('dashed'), forcedEdge('solid')] as const;

const filled = (tone: 'primary' | 'error', level: 1 | 2 | 3) => ({
  variants: { tone, level },
  style: componentRule({
    backgroundColor: towardsSurface(vars.tone[tone].solid, 100 - heatShares[level]),
  }),
});

const solid = (tone: 'primary' | 'error') => ({
  variants: { tone, level: 4 as const },
  style: componentRule({
    backgroundColor: vars.tone[tone].solid,
    color: vars.tone[tone].onSolid,
    ...forcedSolid,
  }),
});

const fill = {
  variants: {
    tone: { primary: {}, error: {} },
    level: {
      0: {},
      1: componentRule(edges[1]),
      2: componentRule(edges[2]),
      3: componentRule(edges[3]),
      4: {},
    },
  },
  compoundVariants: (['primary', 'error'] as const).flatMap((tone) => [
    filled(tone, 1),
    filled(tone, 2),
    filled(tone, 3),
    solid(tone),
  ]),
};

export const cell = recipe({
  base: componentRule({
    ...small,
    position: 'relative',
    boxSizing: 'border-box',
    blockSize: vars.space[32],
    padding: 0,
    borderRadius: vars.radius.inner,
    color: vars.color.ink,
    textAlign: 'center',
    selectors: {
      '&[data-pointed]': { outline: `${vars.elevation.hairline} solid ${vars.color.ink}` },
      /* Over its neighbours, on the surface: a fill of any strength is beside it. */
      '&:focus-visible': {
        zIndex: 1,
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.width,
        boxShadow: `0 0 0 ${vars.focus.width} ${vars.color.surface}`,
      },
    },
    '@media': { '(pointer: coarse)': { blockSize: touchSide } },
  }),
  ...fill,
});

export const legend = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    color: vars.color.inkMuted,
  }),
);

export const legendEntry = style(
  componentRule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }),
);

export const swatch = recipe({
  base: componentRule({
    flexShrink: 0,
    boxSizing: 'border-box',
    inlineSize: vars.space[20],
    blockSize: vars.space[16],
    borderRadius: vars.radius.inner,
    boxShadow: `inset 0 0 0 ${vars.elevation.hairline} ${vars.color.line}`,
  }),
  ...fill,
});

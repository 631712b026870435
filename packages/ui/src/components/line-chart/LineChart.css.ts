import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { each } from '../../theme/each.ts';
import { veil } from '../../theme/mix.ts';

const small = { fontSize: vars.type[12].size, lineHeight: vars.type[12].lineHeight } as const;
const figures = { fontVariantNumeric: 'tabular-nums' } as const;
const forced = (colour: string) => ({
  '@media': { '(forced-colors: active)': { color: colour } },
});

export const chart = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 }),
);

export const head = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space[4]} ${vars.space[16]}`,
  }),
);

export const time = style(
  componentRule({
    ...figures,
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    whiteSpace: 'nowrap',
  }),
);

export const legend = style(
  componentRule({
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    /* On its own line, its lines align with the edge instead of the buttons' padding. */
    marginInlineStart: `calc(-1 * ${vars.space[8]})`,
    minInlineSize: 0,
  }),
);

const entryBox = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  minBlockSize: vars.space[32],
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  fontSize: vars.type[13].size,
  lineHeight: vars.type[13].lineHeight,
} as const;

export const mark = style(componentRule({ ...entryBox, color: vars.color.inkMuted }));

export const entry = style(
  componentRule({
    ...entryBox,
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(6) },
      '&[data-pressed]': { backgroundColor: veil(10) },
      /* Struck through too: paleness alone is a colour. */
      '&:not([data-selected])': { color: vars.color.inkFaint, textDecoration: 'line-through' },
    },
  }),
);

export const swatch = style(
  componentRule({
    flexShrink: 0,
    inlineSize: `calc(${vars.space[24]} + ${vars.space[4]})`,
    blockSize: vars.space[12],
    selectors: { 'button:not([data-selected]) > &': { opacity: 0.35 } },
  }),
);

export const entryName = style(componentRule({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const entryValue = style(
  componentRule({ ...figures, fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' }),
);

export const plotArea = style(
  componentRule({ minInlineSize: 0, borderRadius: vars.radius.control }),
);

export const plot = style(
  componentRule({
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    cursor: 'crosshair',
    /* A finger across the chart reads it; a finger down it scrolls the page. */
    touchAction: 'pan-y',
  }),
);

export const toned = recipe({
  base: componentRule(forced('CanvasText')),
  variants: { tone: each(vars.tone, ({ solid }) => componentRule({ color: solid })) },
});

export const line = style(
  componentRule({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
  }),
);

export const marker = style(
  componentRule({
    fill: 'currentColor',
    stroke: vars.color.surface,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  }),
);

const hairline = { strokeWidth: 1, shapeRendering: 'crispEdges' } as const;

export const grid = style(
  componentRule({
    ...hairline,
    stroke: vars.color.line,
    '@media': { '(forced-colors: active)': { stroke: 'GrayText', strokeOpacity: 0.4 } },
  }),
);

export const baseline = style(
  componentRule({
    ...hairline,
    stroke: vars.color.lineStrong,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);

export const tickLabel = style(
  componentRule({
    ...small,
    ...figures,
    fill: vars.color.inkMuted,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
);

export const threshold = style(
  componentRule({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }),
);

export const cross = style(
  componentRule({
    ...hairline,
    stroke: vars.color.inkMuted,
    '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
  }),
);

export const event = style(componentRule({ color: vars.color.ink, ...forced('CanvasText') }));

export const eventStem = style(
  componentRule({
    ...hairline,
    stroke: 'currentColor',
    strokeDasharray: '1 3',
    strokeOpacity: 0.6,
  }),
);

/* Always one line, so that the page below stays where it is. */
export const eventLine = style(
  componentRule({
    ...small,
    color: vars.color.inkMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/* Its text aligns with the edge, as the figures above do. */
export const tableToggle = style(
  componentRule({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[12]})` }),
);

export const empty = style(
  componentRule({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: `calc(3 * ${vars.space[56]})`,
    padding: vars.space[16],
    border: `${vars.elevation.hairline} dashed ${vars.color.line}`,
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    textAlign: 'center',
  }),
);

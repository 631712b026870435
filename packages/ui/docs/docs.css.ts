import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { docsRule } from './docs-rule.ts';

/** Product content on a documentation page: our font and text colours. */
export const sample = style(
  docsRule({
    marginBlock: vars.space[24],
    fontFamily: vars.font.body,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** A theme beside the other. */
export const themed = style(
  docsRule({
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
  }),
);

/** Things of one kind, as many in a row as there is room for. */
export const tiles = style(
  docsRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    gap: vars.space[16],
  }),
);

export const scroller = style(docsRule({ overflowX: 'auto' }));

export const table = style(docsRule({ inlineSize: '100%', textAlign: 'start' }));

globalStyle(
  `.${table} th, .${table} td`,
  docsRule({
    paddingBlock: vars.space[8],
    paddingInlineEnd: vars.space[16],
    borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.line}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: vars.weight.regular,
  }),
);

globalStyle(
  `${table} thead th`,
  docsRule({
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    color: vars.color.inkMuted,
  }),
);

/** A name as it is written in code. */
export const code = style(
  docsRule({
    fontFamily: vars.font.mono,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

export const chip = style(
  docsRule({
    display: 'inline-block',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.inner,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);

export const colourField = style(
  docsRule({
    blockSize: vars.space[56],
    marginBlockEnd: vars.space[8],
    borderRadius: vars.radius.control,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
  }),
);

export const bar = style(
  docsRule({
    blockSize: vars.space[16],
    borderRadius: vars.radius.inner,
    backgroundColor: vars.tone.primary.solid,
  }),
);

export const plate = style(
  docsRule({
    display: 'grid',
    placeItems: 'center',
    blockSize: vars.space[72],
    marginBlockEnd: vars.space[8],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surfaceRaised,
  }),
);

/** Figures below each other. */
export const figure = style({});

globalStyle(`${table} .${figure}`, docsRule({ textAlign: 'end' }));

/** The name of a part of a table. */
export const group = style({});

globalStyle(
  `${table} .${group}`,
  docsRule({
    paddingBlockStart: vars.space[32],
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);

globalStyle(`${table} a`, docsRule({ color: vars.tone.primary.onSoft }));

export const overview = style(
  docsRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
    gap: vars.space[16],
  }),
);

export const overviewTile = style(
  docsRule({
    display: 'block',
    padding: vars.space[12],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.inkMuted,
    textDecoration: 'none',
  }),
);

globalStyle(`${overviewTile} strong`, docsRule({ color: vars.color.ink }));

const picture = style(
  docsRule({
    inlineSize: '100%',
    aspectRatio: '16 / 10',
    marginBlockEnd: vars.space[12],
    borderRadius: vars.radius.inner,
    objectFit: 'contain',
    objectPosition: 'left top',
  }),
);

const hiddenIn = (theme: 'light' | 'dark') =>
  style(docsRule({ selectors: { [`[data-theme="${theme}"] &`]: { display: 'none' } } }));

/** The picture of each theme, shown where the page has it. */
export const overviewPicture = {
  light: `${picture} ${hiddenIn('dark')}`,
  dark: `${picture} ${hiddenIn('light')}`,
} as const;

export const chosenColour = style(
  docsRule({
    inlineSize: vars.space[56],
    blockSize: vars.space[40],
    padding: vars.space[4],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
  }),
);

export const maturity = style(
  docsRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] }),
);

globalStyle(`${maturity} a`, docsRule({ color: vars.tone.primary.onSoft }));

/** A change: its level beside its words. */
export const change = style(
  docsRule({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

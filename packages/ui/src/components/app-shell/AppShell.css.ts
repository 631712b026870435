import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { below } from '../../theme/media.ts';
import { breakpoints } from '../../theme/scale.ts';
import { bar, largeText } from './largeText.css.ts';
import { stickyTop } from './stickyTop.css.ts';

/* The bar beside the icons of the sidebar, at its shortest. */
const besideIcons = `(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`;
const edge = `${vars.elevation.hairline} solid ${vars.color.line}`;
const gutter = `clamp(${vars.space[16]}, 2.5vw, ${vars.space[32]})`;
/* A bar with one row of controls, which touch makes no higher. */
const barHeight = `min(${vars.control.md} + ${vars.space[24]}, ${vars.space[56]} + ${vars.space[8]})`;
/* One row, also on a phone. */
const phoneHeight = `calc(${vars.control.md} + ${vars.space[16]})`;

export const shell = style(
  componentRule({
    vars: { [stickyTop]: barHeight },
    display: 'grid',
    /* With large text it is wide enough for its longest word. */
    gridTemplateColumns: `max(${vars.width.sidebar}, 12rem) minmax(0, 1fr)`,
    minBlockSize: '100dvh',
    backgroundColor: vars.color.canvas,
    '@media': {
      [below.desktop]: { gridTemplateColumns: `${vars.space[72]} minmax(0, 1fr)` },
      [below.tablet]: { vars: { [stickyTop]: '0' }, gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const skipLink = style(
  componentRule({
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: 3,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.tone.primary.solid,
    color: vars.tone.primary.onSolid,
    fontWeight: vars.weight.medium,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
  }),
);

export const sidebar = style(
  componentRule({
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    blockSize: '100dvh',
    paddingBlock: vars.space[16],
    paddingInline: vars.space[16],
    overflowY: 'auto',
    borderInlineEnd: edge,
    backgroundColor: vars.color.surface,
    '@media': {
      [below.desktop]: { paddingInline: vars.space[12] },
      [below.tablet]: { display: 'none' },
    },
  }),
);

export const column = style(
  componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

export const topBarPlace = style(
  componentRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    containerName: bar,
    containerType: 'inline-size',
    // Navigation removes it together with the page; an open scope makes it higher.
    '@media': { [below.tablet]: { position: 'static' } },
  }),
);

export const topBar = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: barHeight,
    paddingBlock: vars.space[8],
    paddingInline: gutter,
    borderBlockEnd: edge,
    backgroundColor: vars.color.surface,
    '@media': {
      [below.desktop]: { columnGap: vars.space[8] },
      [below.tablet]: {
        flexWrap: 'wrap',
        minBlockSize: phoneHeight,
        paddingBlock: vars.space[4],
      },
      [below.narrowest]: { columnGap: vars.space[4], paddingInline: vars.space[8] },
    },
    '@container': { [largeText]: { flexWrap: 'wrap' } },
  }),
);

export const menuButton = style(
  componentRule({ '@media': { [`(width >= ${breakpoints.tablet}px)`]: { display: 'none' } } }),
);

export const title = style(
  componentRule({
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    // The names of the scope give way first.
    flexShrink: 0,
    maxInlineSize: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [besideIcons]: { fontSize: vars.type[16].size, lineHeight: vars.type[16].lineHeight },
      [below.tablet]: { flex: '1 1 0', minInlineSize: 0, maxInlineSize: 'none' },
      /* Twelve large letters have room beside the scope and the search: a long title takes two lines of the one row of the bar before it is cut. */
      [below.phone]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        fontSize: vars.type[16].size,
        lineHeight: vars.type[14].lineHeight,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      [below.narrowest]: { fontSize: vars.type[14].size },
    },
  }),
);

/* Gives way before a name of the scope is cut, down to its icon. */
export const search = style(
  componentRule({
    flexShrink: 1e6,
    minInlineSize: vars.control.md,
    marginInlineStart: 'auto',
    /* Not text: below a line of it stays room, and the control would stand higher than its neighbours. */
    display: 'flex',
    justifyContent: 'flex-end',
    '@media': { [below.tablet]: { flexShrink: 0, marginInlineStart: 0 } },
  }),
);

export const status = style(
  componentRule({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    marginInlineStart: 'auto',
    selectors: { [`${search} + &`]: { marginInlineStart: 0 } },
    '@media': {
      [below.desktop]: { gap: vars.space[8] },
      [below.tablet]: { display: 'none' },
    },
  }),
);

/** The same, below the navigation in the drawer. */
export const drawerStatus = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingBlockStart: vars.space[16],
  }),
);

export const main = style(
  componentRule({
    flex: 1,
    boxSizing: 'content-box',
    inlineSize: `calc(100% - 2 * ${gutter})`,
    maxInlineSize: vars.width.content,
    marginInline: 'auto',
    paddingBlock: `clamp(${vars.space[16]}, 2.5vw, ${vars.space[32]})`,
    paddingInline: gutter,
    scrollMarginBlockStart: barHeight,
    outline: 'none',
  }),
);

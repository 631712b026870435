import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints } from '../../theme/scale.ts';
import { stickyTop } from './stickyTop.css.ts';

const drawerOnly = `(width < ${breakpoints.tablet}px)`;
const belowDesktop = `(width < ${breakpoints.desktop}px)`;
/* Grows with its text. Navigation removes it together with the page. */
const withoutRoom = `(width < ${breakpoints.roomy}px)`;
/* Where they do not fit in two rows as groups, all in the bar share its rows, one after the other. */
const shared = `(${breakpoints.tablet}px <= width < ${breakpoints.roomy}px)`;
/* When title, controls and status do not fit in one row, the controls move to the second. */
const twoRows = `(${breakpoints.roomy}px <= width < ${breakpoints.wide}px)`;
const edge = `${vars.elevation.hairline} solid ${vars.color.line}`;
const gutter = `clamp(${vars.space[16]}, 2.5vw, ${vars.space[32]})`;
/* A bar with one row of controls. */
const barHeight = `calc(${vars.control.md} + ${vars.space[24]})`;
const sharedHeight = `calc(2 * ${vars.control.md} + ${vars.space[24]})`;
const twoRowsHeight = `calc(2 * ${vars.control.md} + ${vars.space[32]})`;

export const controls = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [drawerOnly]: { order: 1, flexBasis: '100%' },
      [shared]: { display: 'contents' },
      [twoRows]: { order: 1, flexBasis: '100%' },
    },
  }),
);

export const shell = style(
  componentRule({
    vars: { [stickyTop]: barHeight },
    display: 'grid',
    gridTemplateColumns: `${vars.width.sidebar} minmax(0, 1fr)`,
    minBlockSize: '100dvh',
    backgroundColor: vars.color.canvas,
    '@media': {
      [withoutRoom]: { vars: { [stickyTop]: '0' } },
      [belowDesktop]: { gridTemplateColumns: `${vars.space[72]} minmax(0, 1fr)` },
      [drawerOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [twoRows]: {
        selectors: { [`&:has(${controls})`]: { vars: { [stickyTop]: twoRowsHeight } } },
      },
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
      [belowDesktop]: { paddingInline: vars.space[12] },
      [drawerOnly]: { display: 'none' },
    },
  }),
);

export const column = style(
  componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

export const topBar = style(
  componentRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[12]}`,
    minBlockSize: barHeight,
    paddingBlock: vars.space[8],
    paddingInline: gutter,
    borderBlockEnd: edge,
    backgroundColor: vars.color.surface,
    '@media': {
      [withoutRoom]: { position: 'static' },
      [shared]: {
        justifyContent: 'flex-end',
        // Content that loads later must not push the page down: with controls the bar needs two
        // rows.
        selectors: { [`&:has(> ${controls})`]: { minBlockSize: sharedHeight } },
      },
      [drawerOnly]: { columnGap: vars.space[8] },
    },
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
    overflowWrap: 'anywhere',
    '@media': {
      [drawerOnly]: { flex: '1 1 8ch' },
      [shared]: { marginInlineEnd: 'auto' },
    },
  }),
);

export const status = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    marginInlineStart: 'auto',
    minInlineSize: 0,
    '@media': {
      [drawerOnly]: { gap: `${vars.space[8]} ${vars.space[4]}` },
      [shared]: { display: 'contents' },
    },
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

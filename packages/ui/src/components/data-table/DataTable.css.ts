import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { below } from '../../theme/media.ts';
import { breakpoints } from '../../theme/scale.ts';
import { touchSide } from '../../theme/touch-target.ts';
import { stickyTop } from '../app-shell/stickyTop.css.ts';
import { folded, foldPlaces, leftOut } from './folding.ts';

/** The grid's tracks: known when the columns are. */
export const gridTracks = createVar();
/* The same as lengths, of the grid's characters: those of the headings are smaller. */
const fixedTracks = createVar({ syntax: '<length>+', inherits: true, initialValue: '0' });
/* The tracks of a line of cells. */
const lineTracks = createVar();
/* Where the cells of a row stand in its height, and how far controls reach beyond their cell. */
const cellsAt = createVar();
const controlRoom = createVar();
/** The empty height of a gap between virtual rows. */
export const gapHeight = createVar();

/** Between the rows, and around them. */
export const edge = `${vars.elevation.hairline} solid ${vars.color.line}`;
/* Beside the icons of a sidebar: a table of six columns is whole without a smaller window's cards. */
export const snug = `(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`;
/** The room at the ends of a row. */
export const inset = createVar();
const between = createVar();
const innerRing = { outlineOffset: `calc(-1 * ${vars.focus.width})` };

export const frame = recipe({
  base: componentRule({
    minInlineSize: 0,
    border: edge,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    containerType: 'inline-size',
    // Its sticky parts stay below those of the page.
    isolation: 'isolate',
  }),
  variants: {
    /* A long table scrolls in itself, since its rows come and go, and so does a wide one: the page never does. */
    scrolls: {
      true: componentRule({ vars: { [stickyTop]: '0' }, maxBlockSize: '70dvh', overflow: 'auto' }),
      false: {},
    },
  },
});

export const grid = recipe({
  base: componentRule({
    vars: { [inset]: vars.space[20], [between]: vars.space[24] },
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [snug]: {
        vars: { [inset]: vars.space[12], [between]: vars.space[12] },
        fontSize: vars.type[13].size,
      },
    },
  }),
  variants: {
    tracks: {
      /* As wide as the average content of its rows. */
      shared: componentRule({
        vars: { [lineTracks]: 'subgrid' },
        display: 'grid',
        gridTemplateColumns: gridTracks,
        columnGap: between,
        '@container': { [folded]: { display: 'block' } },
      }),
      /* Each line by itself, so that a row that scrolls in leaves the layout of the others alone. */
      fixed: componentRule({
        vars: { [fixedTracks]: gridTracks, [lineTracks]: fixedTracks },
        inlineSize: 'max-content',
        minInlineSize: '100%',
        '@container': { [folded]: { inlineSize: 'auto' } },
      }),
    },
    rowAlign: {
      center: {},
      start: componentRule({
        vars: { [cellsAt]: 'start', [controlRoom]: '0' },
        '@container': { [folded]: { vars: { [cellsAt]: 'baseline' } } },
      }),
    },
  },
});

/** A line of cells in the grid's tracks. */
export const line = {
  display: 'grid',
  gridTemplateColumns: lineTracks,
  gridColumn: '1 / -1',
  columnGap: between,
  alignItems: 'center',
} as const;

export const row = style(
  componentRule({
    ...line,
    position: 'relative',
    alignItems: fallbackVar(cellsAt, 'center'),
    minBlockSize: `calc(${vars.control.md} + ${vars.space[4]})`,
    paddingInline: inset,
    paddingBlock: vars.space[8],
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: edge },
      /* Rows of the page before step back, without becoming hard to read. */
      '[aria-busy="true"] > &:not([aria-hidden])': { filter: 'grayscale(1)', opacity: 0.85 },
    },
    '@container': {
      [folded]: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${vars.space[4]} ${vars.space[12]}`,
        padding: vars.space[16],
        selectors: {
          /* The end of the card's head: the following content starts a new line. */
          '&::before': { content: '', order: 1, flexBasis: '100%' },
        },
      },
      /* On a card of a phone: a long id has the room of a line. */
      [below.narrowest]: { padding: vars.space[12] },
    },
  }),
);

/** A row that is a link. */
export const leading = style(
  componentRule({
    selectors: {
      '&:hover': { backgroundColor: `color-mix(in oklab, ${vars.color.ink} 3%, transparent)` },
    },
  }),
);

export const cell = recipe({
  base: componentRule({
    minInlineSize: 0,
    // Not hidden: that would make every cell something that scrolls, with a layer of its own.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...innerRing,
    '@container': { [folded]: { maxInlineSize: '100%' } },
  }),
  variants: {
    align: { start: {}, end: componentRule({ textAlign: 'end' }) },
    fold: foldPlaces,
    /* A card says nothing about a line without a value. */
    isBlank: { true: leftOut, false: {} },
    /* Above the row's link; controls may draw their focus ring outside the cell. */
    hasControls: {
      true: componentRule({
        position: 'relative',
        zIndex: 1,
        overflow: 'visible',
        /* They are taller than words, and make no row taller. */
        marginBlock: fallbackVar(controlRoom, `calc(-1 * ${vars.space[4]})`),
        '@container': { [folded]: { marginBlock: 0 } },
      }),
      false: {},
    },
    /* A long name makes its row higher, and leaves the other columns their room. */
    isName: {
      true: componentRule({
        maxInlineSize: '28ch',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '@container': { [folded]: { maxInlineSize: '100%' } },
      }),
      false: {},
    },
    /* The edge of a heading is in the gap beside it. */
    resizes: {
      true: componentRule({ position: 'relative', overflow: 'visible' }),
      false: {},
    },
    part: {
      sort: componentRule({
        overflow: 'visible',
        '@container': { [folded]: { textAlign: 'start' } },
      }),
      /* Beside every line of the headings, and in the middle of the first. */
      all: componentRule({
        overflow: 'visible',
        '@container': {
          [folded]: {
            gridRow: '1 / span 9',
            alignSelf: 'start',
            display: 'grid',
            alignItems: 'center',
            blockSize: vars.space[24],
          },
        },
        '@media': {
          '(pointer: coarse)': { '@container': { [folded]: { blockSize: touchSide } } },
        },
      }),
      heading: leftOut,
    },
  },
  compoundVariants: [
    {
      /* Row actions have the same place on every card: below the facts, on their own line. */
      variants: { fold: 'bare', hasControls: true },
      style: componentRule({
        '@container': {
          [folded]: { order: 3, flexBasis: '100%', marginBlockStart: vars.space[4] },
        },
      }),
    },
  ],
});

/* The link lies over the whole row, so that every part of the row is the link. */
export const rowLink = style(
  componentRule({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    minInlineSize: 0,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        ...innerRing,
      },
    },
  }),
);

/* A value wraps as a whole, so that a date and its time stay together when there is room. */
export const foldValue = style(
  componentRule({
    display: 'contents',
    '@container': { [folded]: { display: 'inline-block', maxInlineSize: '100%' } },
  }),
);

export const gap = style(componentRule({ gridColumn: '1 / -1', blockSize: gapHeight }));

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';
import { from } from '@tiyin/ui/theme/media';

const hairline = `${vars.elevation.hairline} solid ${vars.color.line}`;
const one = 'minmax(0, 1fr)';

const inArea = (gridArea: string) => ({
  '@layer': { [layers.screens]: { gridArea, minInlineSize: 0 } },
});

const line = {
  display: 'grid',
  gridTemplateColumns: one,
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  alignItems: 'start',
  paddingBlock: vars.space[12],
  borderBlockStart: hairline,
} as const;

/** The missing items for production, each with a bullet. */
export const missingList = style({
  '@layer': {
    [layers.screens]: { listStyle: 'disc', paddingInlineStart: vars.space[16] },
  },
});

/** An attribute: its type, its value, its meaning, and its actions. */
export const attributeLine = style({
  '@layer': {
    [layers.screens]: {
      ...line,
      gridTemplateColumns: `${one} ${one}`,
      gridTemplateAreas: '"type code" "value value" "action action"',
      '@media': {
        [from.tablet]: {
          gridTemplateColumns: `minmax(0, 3fr) minmax(0, 6fr) minmax(0, 2fr) minmax(8rem, auto)`,
          gridTemplateAreas: '"type value code action"',
        },
      },
    },
  },
});

/** A cell of an attribute's line: the row reads type, value, code, action, wherever they stand. */
export const attributeCell = styleVariants({
  type: inArea('type'),
  value: inArea('value'),
  code: inArea('code'),
  action: inArea('action'),
  /** In the line that has nothing but a type to pick. */
  empty: {
    '@layer': {
      [layers.screens]: {
        gridColumn: '1 / -1',
        '@media': { [from.tablet]: { maxInlineSize: '20rem' } },
      },
    },
  },
});

/* The largest amount is the longest of the four. */
const methodTracks = [8, 9, 11, 10, 9].map((share) => `minmax(0, ${share}fr)`).join(' ');

/** A method: whether it is offered, and its four numbers. */
export const methodLine = style({
  '@layer': {
    [layers.screens]: {
      ...line,
      '@media': {
        [from.tablet]: { gridTemplateColumns: `${one} ${one}` },
        [from.desktop]: { gridTemplateColumns: methodTracks },
      },
    },
  },
});

/** The read-only form of a field: its name above, its value on the line of the fields' boxes. */
export const fact = style({
  '@layer': {
    [layers.screens]: { display: 'flex', flexDirection: 'column', gap: vars.space[4] },
  },
});

export const factName = style({
  '@layer': {
    [layers.screens]: {
      fontSize: vars.type[13].size,
      lineHeight: vars.type[13].lineHeight,
      color: vars.color.inkMuted,
    },
  },
});

const onLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.control.md } as const;

export const factValue = style({ '@layer': { [layers.screens]: { ...onLine } } });

/** Beside a field: a button or a box, on the line of the field's own box. */
export const besideField = style({
  '@layer': {
    [layers.screens]: {
      ...onLine,
      '@media': {
        [from.tablet]: {
          marginBlockStart: `calc(${vars.type[13].lineHeight} + ${vars.space[4]})`,
        },
      },
    },
  },
});

/** The name of a method: a line of its own where its numbers have no room beside it. */
export const methodName = style({
  '@layer': {
    [layers.screens]: {
      ...onLine,
      gridColumn: '1 / -1',
      '@media': {
        [from.desktop]: {
          gridColumn: 'auto',
          marginBlockStart: `calc(${vars.type[13].lineHeight} + ${vars.space[4]})`,
        },
      },
    },
  },
});

/** The save bar stays visible on a long page. */
export const saveBar = style({
  '@layer': {
    [layers.screens]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 2,
      paddingBlock: vars.space[12],
      backgroundColor: vars.color.canvas,
      borderBlockStart: hairline,
    },
  },
});

/** The link of a form beside its code. */
export const testForm = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: vars.space[24],
    },
  },
});

export const testFormLink = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[12],
      flex: '1 1 0',
      minInlineSize: 'min(100%, 16rem)',
      overflowWrap: 'anywhere',
    },
  },
});

import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { from } from '@tiyin/ui/theme/media';

const one = 'minmax(0, 1fr)';
const onLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.control.md } as const;

const inArea = (gridArea: string) => screenRule({ gridArea, minInlineSize: 0 });

const line = {
  display: 'grid',
  gridTemplateColumns: one,
  columnGap: vars.space[16],
  rowGap: vars.space[8],
  alignItems: 'start',
  paddingBlock: vars.space[12],
  borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
} as const;

/** An attribute: its type, its value, its meaning, and its actions. */
export const attributeLine = style(
  screenRule({
    ...line,
    gridTemplateColumns: `${one} ${one}`,
    gridTemplateAreas: '"type code" "value value" "action action"',
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: `minmax(0, 3fr) minmax(0, 6fr) minmax(0, 2fr) minmax(8rem, auto)`,
        gridTemplateAreas: '"type value code action"',
      },
    },
  }),
);

/** A cell of an attribute's line: the row reads type, value, code, action, wherever they stand. */
export const attributeCell = styleVariants({
  type: inArea('type'),
  value: inArea('value'),
  code: inArea('code'),
  action: inArea('action'),
  /** In the line that has nothing but a type to pick. */
  empty: screenRule({
    gridColumn: '1 / -1',
    '@media': { [from.tablet]: { maxInlineSize: '20rem' } },
  }),
});

/** A method: whether it is offered, and its numbers beside or below. */
export const methodLine = style(
  screenRule({
    ...line,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 9fr)' },
    },
  }),
);

/** Its limits in one line, its fee in the next one. */
export const methodNumbers = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: one,
    gap: `${vars.space[12]} ${vars.space[16]}`,
    alignItems: 'start',
    '@media': { [from.tablet]: { gridTemplateColumns: `repeat(6, ${one})` } },
  }),
);

const across = (tracks: number) =>
  screenRule({ '@media': { [from.tablet]: { gridColumn: `span ${tracks}` } } });

/** A number of a method: one of two in its line, or one of three. */
export const methodNumber = styleVariants({ half: across(3), third: across(2) });

/** The amount that the fees are shown for. */
export const exampleAmount = style(
  screenRule({
    paddingBlockEnd: vars.space[12],
    '@media': { [from.tablet]: { maxInlineSize: '20rem' } },
  }),
);

/** The name of a method: a line of its own where its numbers have no room beside it. */
export const methodName = style(
  screenRule({
    ...onLine,
    gridColumn: '1 / -1',
    '@media': {
      [from.desktop]: {
        gridColumn: 'auto',
        marginBlockStart: `calc(${vars.type[13].lineHeight} + ${vars.space[4]})`,
      },
    },
  }),
);

/** Beside a field: a button or a box, on the line of the field's own box. */
export const besideField = style(
  screenRule({
    ...onLine,
    '@media': {
      [from.tablet]: {
        marginBlockStart: `calc(${vars.type[13].lineHeight} + ${vars.space[4]})`,
      },
    },
  }),
);

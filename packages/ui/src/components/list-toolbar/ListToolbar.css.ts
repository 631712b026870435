import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../theme/component-rule.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, from } from '../../theme/media.ts';
import { messages } from '../../parts/field/Field.css.ts';

/* Icons of buttons that have words are left out: three buttons have room in one line, in each language. */
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 } as const;

/* On a phone the parts of both ends share their lines, which they fill: nothing stands alone. */
export const bar = style(
  componentRule({
    ...line,
    justifyContent: 'space-between',
    gap: vars.space[16],
    '@media': { [below.tablet]: { gap: vars.space[8] } },
  }),
);

export const start = style(
  componentRule({
    ...line,
    gap: vars.space[16],
    '@media': { [below.tablet]: { display: 'contents' } },
  }),
);

export const parts = style(
  componentRule({
    ...line,
    gap: vars.space[8],
    '@media': { [below.tablet]: { flex: '1 1 auto' } },
  }),
);

globalStyle(
  `${start} > *, ${parts} > *`,
  componentRule({ '@media': { [below.tablet]: { flexGrow: 1 } } }),
);

globalStyle(
  `${parts} > button`,
  componentRule({ '@media': { [below.phone]: { paddingInline: vars.space[8] } } }),
);

globalStyle(
  `${parts} > button svg`,
  componentRule({ '@media': { [below.phone]: { display: 'none' } } }),
);

/* The search has a line of its own above further conditions. */
globalStyle(
  `${start} > :nth-child(1):nth-last-child(2)`,
  componentRule({ '@media': { [below.tablet]: { flexBasis: '100%' } } }),
);

export const end = style(
  componentRule({
    ...line,
    gap: vars.space[8],
    /* Also below the conditions, where they leave it no room. */
    marginInlineStart: 'auto',
    '@media': { [below.tablet]: { display: 'contents' } },
  }),
);

/* Beside fields it is in the line of their controls: a field's words are below them, in the gap to the next one. */
globalStyle(
  `${start}:has(${messages}) + ${end}`,
  componentRule({
    '@media': {
      [from.tablet]: {
        alignSelf: 'flex-end',
        marginBlockEnd: `calc(${vars.type[13].lineHeight} + ${vars.space[4]} - ${vars.space[8]})`,
      },
    },
  }),
);

/* An only button fills its line. */
globalStyle(
  `${end} > button:only-child`,
  componentRule({ '@media': { [below.tablet]: { flexGrow: 1 } } }),
);

/* Without a tag it takes no room. */
export const chipLine = style(
  componentRule({
    selectors: { '&:has([role="grid"], [data-room])': { marginBlockStart: vars.space[16] } },
  }),
);

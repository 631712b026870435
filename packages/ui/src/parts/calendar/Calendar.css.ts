import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchSide } from '../../theme/touch-target.ts';
import { veil } from '../../theme/mix.ts';

/* 44 on a coarse pointer, and seven of them fit on a phone of 320. */
const side = `calc(${vars.space[40]} - ${vars.space[4]})`;

const square = {
  inlineSize: side,
  blockSize: side,
  '@media': { '(pointer: coarse)': { inlineSize: touchSide, blockSize: touchSide } },
} as const;

/* The box that holds a date and the button of its calendar. */
export const box = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
  }),
);

const ghost = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  backgroundColor: 'transparent',
  color: vars.color.inkMuted,
  cursor: 'pointer',
} as const;

const ghostStates = {
  '&[data-hovered]': { backgroundColor: veil(7), color: vars.color.ink },
  '&[data-pressed]': { backgroundColor: veil(12), color: vars.color.ink },
  '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
} as const;

const disabledInForcedColours = {
  '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
} as const;

export const toggle = style(
  componentRule({
    ...ghost,
    inlineSize: vars.space[32],
    blockSize: `calc(100% - ${vars.space[4]})`,
    minBlockSize: vars.space[24],
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(${vars.space[2]} - ${vars.space[12]})`,
    selectors: { ...ghostStates, '&:focus-visible': { outlineOffset: 0 } },
    '@media': {
      ...disabledInForcedColours,
      '(pointer: coarse)': {
        inlineSize: touchSide,
        blockSize: '100%',
        marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
      },
    },
  }),
);

export const dialog = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    padding: vars.space[12],
    overflowY: 'auto',
    maxBlockSize: 'inherit',
    outline: 0,
    '@media': { '(pointer: coarse)': { paddingInline: vars.space[4] } },
  }),
);

export const calendar = style(componentRule({ minInlineSize: 0 }));

export const header = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: vars.space[4],
  }),
);

export const heading = style(
  componentRule({
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    /* Months are small letters in Russian and Uzbek, but not where they stand first. */
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const step = style(
  componentRule({
    ...ghost,
    ...square,
    borderRadius: vars.radius.control,
    selectors: ghostStates,
    '@media': { ...square['@media'], ...disabledInForcedColours },
  }),
);

export const grid = style(componentRule({ borderSpacing: 0 }));

export const weekday = style(
  componentRule({
    padding: 0,
    paddingBlockEnd: vars.space[4],
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    color: vars.color.inkMuted,
    textAlign: 'center',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

const chosen = { backgroundColor: vars.tone.primary.solid, color: vars.tone.primary.onSolid };

const forcedChosen = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

const roundStart = {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
} as const;

const roundEnd = {
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
} as const;

export const cell = recipe({
  base: componentRule({
    ...square,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-hovered]': { backgroundColor: veil(7) },
      '&[data-pressed]': { backgroundColor: veil(12) },
      '&[data-disabled]': { color: vars.color.inkFaint, opacity: 0.55, cursor: 'not-allowed' },
      /* Typed, and beyond a limit or the wrong way round. */
      '&[data-selected][data-invalid]': {
        backgroundColor: vars.tone.error.solid,
        color: vars.tone.error.onSolid,
      },
      '&:focus-visible': { zIndex: 1 },
    },
    '@media': {
      ...square['@media'],
      '(forced-colors: active)': {
        selectors: {
          '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
  variants: {
    /* Of a range the ends stand out, and the days between are a band. */
    isRange: {
      true: componentRule({
        selectors: {
          '&[data-selected]': {
            borderRadius: 0,
            backgroundColor: vars.tone.primary.soft,
            color: vars.tone.primary.onSoft,
          },
          '&[data-selection-start]': { ...chosen, ...roundStart },
          '&[data-selection-end]': { ...chosen, ...roundEnd },
        },
        '@media': {
          '(forced-colors: active)': { selectors: { '&[data-selected]': forcedChosen } },
        },
      }),
      false: componentRule({
        selectors: { '&[data-selected]': chosen },
        '@media': {
          '(forced-colors: active)': { selectors: { '&[data-selected]': forcedChosen } },
        },
      }),
    },
    /* A line under the number, in its colour, so that it shows on a chosen day and in forced colours too. */
    isToday: {
      true: componentRule({
        fontWeight: vars.weight.semibold,
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetBlockEnd: vars.space[4],
            inlineSize: vars.space[12],
            borderBlockEnd: `${vars.focus.width} solid currentColor`,
            borderRadius: vars.radius.full,
          },
        },
      }),
      false: {},
    },
  },
});

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchSide } from '../../theme/touch-target.ts';
import { towardsInk } from '../../theme/mix.ts';

/** A choice with its words below; wide as its container, so that long labels wrap. */
export const choice = style(
  componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

/** The clickable area: the mark and the label together, at least 24 px high. */
export const target = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space[8],
    maxInlineSize: '100%',
    minBlockSize: vars.space[24],
    paddingBlock: vars.space[2],
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      // As high as a finger hits.
      '(pointer: coarse)': { paddingBlock: `calc((${touchSide} - ${vars.space[20]}) / 2)` },
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

/** The label, as high as one line of text. */
export const words = style(componentRule({ minInlineSize: 0, overflowWrap: 'anywhere' }));

/** With touch the room below the label belongs to what a finger hits. */
export const belowTouch = {
  '@media': { '(pointer: coarse)': { marginBlockStart: `calc(-1 * ${vars.space[12]})` } },
} as const;

/** Text below the label: as far in as the label itself. */
export const below = style(
  componentRule({
    paddingInlineStart: `calc(${vars.space[20]} + ${vars.space[8]})`,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
    ...belowTouch,
  }),
);

/** An error below the label. */
export const wrong = style(
  componentRule({
    display: 'flex',
    gap: vars.space[4],
    color: vars.tone.error.onSoft,
  }),
);

/* With touch they have room of their own. */
const close = { '@media': { '(pointer: coarse)': { rowGap: 0 } } } as const;

/** The choices of a group. */
export const choices = recipe({
  base: componentRule({ display: 'flex', minInlineSize: 0, rowGap: vars.space[8], ...close }),
  variants: {
    orientation: {
      vertical: componentRule({ flexDirection: 'column' }),
      horizontal: componentRule({ flexWrap: 'wrap', columnGap: vars.space[20] }),
    },
  },
});

const primary = vars.tone.primary;

/* The hover and press state belongs to the label; the mark inside shows it. */
const of = (state: string): string => `${target}${state} &`;

/* Forced colours override every other state colour. */
const chosen = {
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** The box of a checkbox and the ring of a radio. */
export const mark = recipe({
  base: componentRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surface,
    color: primary.onSolid,
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}, border-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      [of('[data-hovered]')]: { borderColor: vars.color.inkMuted },
      [of('[data-pressed]')]: { backgroundColor: towardsInk(vars.color.surface, 9) },
      [of('[data-invalid]')]: { borderColor: vars.tone.error.line },
      [of('[data-focus-visible]')]: {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
      [of('[data-disabled]')]: {
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.line,
        color: vars.color.inkFaint,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Field',
        borderColor: 'FieldText',
        selectors: {
          [of('[data-hovered]')]: { borderColor: 'Highlight' },
          [of('[data-pressed]')]: { backgroundColor: 'Field' },
          [of('[data-invalid]')]: { borderColor: 'FieldText' },
          [of('[data-disabled]')]: {
            backgroundColor: 'Field',
            borderColor: 'GrayText',
            color: 'GrayText',
          },
        },
      },
    },
  }),
  variants: {
    shape: {
      box: componentRule({ borderRadius: vars.radius.inner }),
      ring: componentRule({ borderRadius: vars.radius.full }),
    },
    isOn: {
      true: componentRule({
        selectors: {
          [of(':not([data-disabled])')]: {
            backgroundColor: primary.solid,
            borderColor: primary.solid,
          },
          [of('[data-hovered]:not([data-disabled])')]: {
            backgroundColor: towardsInk(primary.solid, 12),
          },
          /* Disabled choices use a different colour. */
          [of('[data-readonly]:not([data-disabled])')]: {
            backgroundColor: vars.tone.neutral.solid,
            borderColor: vars.tone.neutral.solid,
            color: vars.tone.neutral.onSolid,
          },
          [of('[data-invalid]:not([data-disabled])')]: {
            backgroundColor: vars.tone.error.solid,
            borderColor: vars.tone.error.solid,
            color: vars.tone.error.onSolid,
          },
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: {
              [of(':not([data-disabled])')]: chosen,
              [of('[data-hovered]:not([data-disabled])')]: chosen,
              [of('[data-readonly]:not([data-disabled])')]: chosen,
              [of('[data-invalid]:not([data-disabled])')]: chosen,
            },
          },
        },
      }),
      false: {},
    },
  },
});

/** The dot of the chosen radio. */
export const dot = style(
  componentRule({
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: 'currentColor',
  }),
);

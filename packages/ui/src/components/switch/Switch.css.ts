import { recipe } from '@vanilla-extract/recipes';
import { belowTouch, target } from '../../parts/choice/Choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { towardsInk } from '../../theme/mix.ts';

const primary = vars.tone.primary;
const neutral = vars.tone.neutral;
const of = (state: string): string => `${target}${state} &`;
/* From one end of the track to the other. */
const travel = `calc(${vars.space[40]} - ${vars.space[16]} - 2 * (${vars.space[2]} + ${vars.elevation.hairline}))`;
const moved = `${vars.motion.state} ${vars.motion.curve}`;

/* The system's colours, hovered or not. */
const chosen = {
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'Highlight',
} as const;

/** In a row of settings the label is first and the switch at the end. */
export const row = recipe({
  variants: {
    labelPosition: {
      end: {},
      start: componentRule({
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        alignSelf: 'stretch',
        gap: vars.space[12],
      }),
    },
    isWide: {
      true: componentRule({
        alignSelf: 'stretch',
        alignItems: 'center',
        minBlockSize: vars.control.md,
      }),
      false: {},
    },
  },
});

export const track = recipe({
  base: componentRule({
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    inlineSize: vars.space[40],
    blockSize: vars.space[24],
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    padding: vars.space[2],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surfaceSunken,
    transition: `background-color ${moved}, border-color ${moved}`,
    selectors: {
      [of('[data-hovered]')]: { borderColor: vars.color.inkMuted },
      [of('[data-focus-visible]')]: {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
      [of('[data-disabled]')]: { borderColor: vars.color.line },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'ButtonFace',
        borderColor: 'ButtonText',
        color: 'ButtonText',
        selectors: {
          [of('[data-hovered]')]: { borderColor: 'Highlight' },
          [of('[data-disabled]')]: { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    isOn: {
      true: componentRule({
        selectors: {
          [of(':not([data-disabled])')]: {
            backgroundColor: primary.solid,
            borderColor: primary.solid,
            color: primary.solid,
          },
          [of('[data-hovered]:not([data-disabled])')]: {
            backgroundColor: towardsInk(primary.solid, 12),
          },
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: {
              [of(':not([data-disabled])')]: chosen,
              [of('[data-hovered]:not([data-disabled])')]: chosen,
            },
          },
        },
      }),
      false: {},
    },
    /* A disabled switch differs in colour and edge. */
    isFixed: {
      true: componentRule({
        selectors: {
          [of('[data-readonly]:not([data-disabled])')]: { borderColor: vars.color.line },
        },
      }),
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { isOn: true, isFixed: true },
      style: componentRule({
        selectors: {
          [of('[data-readonly]:not([data-disabled])')]: {
            backgroundColor: neutral.solid,
            borderColor: neutral.solid,
            color: neutral.solid,
          },
        },
        '@media': {
          '(forced-colors: active)': {
            selectors: { [of('[data-readonly]:not([data-disabled])')]: chosen },
          },
        },
      }),
    },
  ],
});

export const thumb = recipe({
  base: componentRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[16],
    blockSize: vars.space[16],
    borderRadius: vars.radius.full,
    transition: `margin-inline-start ${moved}, background-color ${moved}`,
  }),
  variants: {
    isOn: {
      /* It holds the tick in the colour of the track, so that the state is a shape too. */
      true: componentRule({
        marginInlineStart: travel,
        backgroundColor: primary.onSolid,
        selectors: { [of('[data-disabled]')]: { backgroundColor: vars.color.line } },
        '@media': {
          '(forced-colors: active)': {
            backgroundColor: 'HighlightText',
            selectors: { [of('[data-disabled]')]: { backgroundColor: 'ButtonFace' } },
          },
        },
      }),
      false: componentRule({
        backgroundColor: vars.color.inkMuted,
        color: vars.color.surface,
        selectors: { [of('[data-disabled]')]: { backgroundColor: vars.color.inkFaint } },
        '@media': {
          '(forced-colors: active)': {
            backgroundColor: 'ButtonText',
            color: 'ButtonFace',
            selectors: { [of('[data-disabled]')]: { backgroundColor: 'GrayText' } },
          },
        },
      }),
    },
    isFixed: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isOn: true, isFixed: true },
      style: componentRule({
        selectors: { [of(':not([data-disabled])')]: { backgroundColor: neutral.onSolid } },
        '@media': {
          '(forced-colors: active)': {
            selectors: { [of(':not([data-disabled])')]: { backgroundColor: 'HighlightText' } },
          },
        },
      }),
    },
  ],
});

const small = {
  fontSize: vars.type[13].size,
  lineHeight: vars.type[13].lineHeight,
  color: vars.color.inkMuted,
};

/** Under the label, wherever the switch is. */
export const below = recipe({
  base: componentRule({ ...small, ...belowTouch }),
  variants: {
    labelPosition: {
      end: componentRule({ paddingInlineStart: `calc(${vars.space[40]} + ${vars.space[8]})` }),
      start: componentRule({ paddingInlineEnd: `calc(${vars.space[40]} + ${vars.space[12]})` }),
    },
  },
});

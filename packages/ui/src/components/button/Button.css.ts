import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchTarget } from '../../theme/touch-target.ts';
import { towardsInk, veil } from '../../theme/mix.ts';

const solid = (tone: typeof vars.tone.primary) =>
  componentRule({
    backgroundColor: tone.solid,
    color: tone.onSolid,
    selectors: {
      '&[data-hovered]': { backgroundColor: towardsInk(tone.solid, 12) },
      '&[data-pressed]': { backgroundColor: towardsInk(tone.solid, 22) },
    },
  });

const height = (control: string, inline: string, type: (typeof vars.type)[14]) =>
  componentRule({
    minBlockSize: control,
    paddingInline: inline,
    fontSize: type.size,
    lineHeight: type.lineHeight,
  });

export const button = recipe({
  base: [
    componentRule({
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      maxInlineSize: '100%',
      paddingBlock: vars.space[4],
      /* Transparent, so that forced colours have an edge to draw. */
      border: `${vars.elevation.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      fontWeight: vars.weight.medium,
      textAlign: 'center',
      cursor: 'pointer',
      userSelect: 'none',
      transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
      selectors: {
        '&[data-pending]': { cursor: 'progress' },
        '&[data-disabled]': {
          backgroundColor: vars.color.surfaceSunken,
          borderColor: vars.color.line,
          color: vars.color.inkFaint,
          cursor: 'not-allowed',
        },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
      },
    }),
    touchTarget,
  ],
  variants: {
    variant: {
      primary: solid(vars.tone.primary),
      danger: solid(vars.tone.error),
      secondary: componentRule({
        backgroundColor: vars.color.surface,
        borderColor: vars.color.lineStrong,
        color: vars.color.ink,
        selectors: {
          '&[data-hovered]': { backgroundColor: towardsInk(vars.color.surface, 5) },
          '&[data-pressed]': { backgroundColor: towardsInk(vars.color.surface, 9) },
        },
      }),
      ghost: componentRule({
        backgroundColor: 'transparent',
        color: vars.color.ink,
        selectors: {
          '&[data-hovered]': { backgroundColor: veil(7) },
          '&[data-pressed]': { backgroundColor: veil(12) },
        },
      }),
    },
    size: {
      sm: height(vars.control.sm, vars.space[12], vars.type[13]),
      md: height(vars.control.md, vars.space[16], vars.type[14]),
      lg: height(vars.control.lg, vars.space[20], vars.type[16]),
    },
    isWide: { true: componentRule({ inlineSize: '100%' }), false: {} },
    isLink: { true: componentRule({ textDecoration: 'none' }) },
  },
});

export const content = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
  variants: {
    /* Invisible but still there: the button keeps its width and its name. */
    isPending: { true: componentRule({ opacity: 0 }), false: {} },
  },
});

export const wait = style(
  componentRule({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const progress = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 }),
);

export const words = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[16]}`,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const text = style(
  componentRule({
    color: vars.color.inkMuted,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const track = style(
  componentRule({
    display: 'block',
    overflow: 'hidden',
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.line,
    '@media': {
      '(forced-colors: active)': { border: `${vars.elevation.hairline} solid CanvasText` },
    },
  }),
);

const bar = {
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: vars.tone.primary.solid,
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

export const fill = style(
  componentRule({
    ...bar,
    transition: `inline-size ${vars.motion.enter} ${vars.motion.curve}`,
  }),
);

const running = {
  inlineSize: '40%',
  backgroundColor: vars.tone.primary.solid,
  backgroundImage: 'none',
} as const;

const run = keyframes({
  from: { ...running, transform: 'translateX(-100%)' },
  to: { ...running, transform: 'translateX(250%)' },
});

/* Without animation (reduced motion) it is striped, to look neither empty nor complete. */
const stripes = (colour: string): string =>
  `repeating-linear-gradient(135deg, ${colour} 0 ${vars.space[4]}, transparent ${vars.space[4]} ${vars.space[12]})`;

export const indeterminate = style(
  componentRule({
    display: 'block',
    blockSize: '100%',
    borderRadius: vars.radius.full,
    backgroundImage: stripes(vars.tone.primary.solid),
    animation: `${run} 1600ms ease-in-out infinite`,
    '@media': {
      '(forced-colors: active)': {
        backgroundImage: stripes('Highlight'),
        forcedColorAdjust: 'none',
      },
    },
  }),
);

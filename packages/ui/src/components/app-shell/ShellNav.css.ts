import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { breakpoints } from '../../theme/scale.ts';

/* Between the two breakpoints the sidebar shows icons only; the labels stay for screen readers. */
const iconsOnly = `(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`;

export const nav = style(
  componentRule({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[24],
  }),
);

export const list = recipe({
  base: componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }),
  variants: {
    isFooter: {
      true: componentRule({
        paddingBlockStart: vars.space[16],
        borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
      }),
      false: {},
    },
  },
});

export const item = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.control.md,
    paddingInline: vars.space[12],
    /* Transparent, so that forced colours have an edge to draw. */
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(6), color: vars.color.ink },
      '&[data-pressed]': { backgroundColor: veil(10) },
      '&[aria-current]': {
        backgroundColor: vars.tone.primary.soft,
        color: vars.tone.primary.onSoft,
      },
    },
    '@media': {
      [iconsOnly]: { justifyContent: 'center', paddingInline: 0 },
      '(forced-colors: active)': {
        /* Every item has its edge drawn there: the current one has a background. */
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

const hidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 0,
  overflow: 'hidden',
} as const;

export const label = style(
  componentRule({
    flex: 1,
    minInlineSize: 0,
    /* A name wraps where the browser's text is large. */
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    '@media': { [iconsOnly]: hidden },
  }),
);

export const note = style(
  componentRule({
    fontSize: vars.type[12].size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [iconsOnly]: hidden },
  }),
);

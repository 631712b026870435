import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchTarget } from '../../theme/touch-target.ts';
import { veil } from '../../theme/mix.ts';

export const copyButton = recipe({
  base: [
    componentRule({
      position: 'relative',
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      /* Transparent, so that forced colours have an edge to draw. */
      border: `${vars.elevation.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      fontWeight: vars.weight.semibold,
      cursor: 'pointer',
      transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
      selectors: { '&:active': { backgroundColor: veil(12) } },
      /* Touch has no hover: the pressed button would stay grey. */
      '@media': {
        '(hover: hover)': { selectors: { '&:hover:not(:active)': { backgroundColor: veil(7) } } },
      },
    }),
    touchTarget,
  ],
  variants: {
    look: {
      text: componentRule({ minBlockSize: vars.control.md, paddingInline: vars.space[12] }),
      icon: componentRule({ inlineSize: vars.space[32], blockSize: vars.space[32] }),
    },
    isCopied: {
      true: componentRule({ color: vars.tone.success.onSoft }),
      false: componentRule({ color: vars.tone.primary.onSoft }),
    },
  },
  compoundVariants: [
    {
      variants: { look: 'icon', isCopied: false },
      style: componentRule({ color: vars.color.inkMuted }),
    },
  ],
});

/* Both words lie in one place, so that the button is as wide as the longer one and does not jump. */
export const words = style(componentRule({ display: 'grid', justifyItems: 'start' }));

export const word = recipe({
  base: componentRule({ gridArea: '1 / 1', whiteSpace: 'nowrap' }),
  variants: { isShown: { true: {}, false: componentRule({ visibility: 'hidden' }) } },
});

/* A row of its own where its place is a row that wraps. */
export const byHand = style(
  componentRule({
    flexBasis: '100%',
    color: vars.tone.warning.onSoft,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    textAlign: 'start',
    textWrap: 'pretty',
  }),
);

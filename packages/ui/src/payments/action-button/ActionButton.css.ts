import { styleVariants } from '@vanilla-extract/css';
import { button } from '../../components/button/Button.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { towardsInk } from '../../theme/mix.ts';
import { paymentRule } from '../payment-rule.ts';

/*
 * Button's look; a native button uses pseudo-classes instead of data attributes. Touch has no
 * hover.
 */
const action = (variant: 'primary' | 'secondary', surface: string, [hovered, pressed]: Shades) => [
  button({ variant, size: 'lg', isWide: true }),
  paymentRule({
    gap: vars.space[8],
    // As wide as its step: an amount and the remaining time need the width, not the padding.
    paddingInline: vars.space[8],
    overflowWrap: 'anywhere',
    touchAction: 'manipulation',
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:enabled': { backgroundColor: towardsInk(surface, hovered) } },
      },
    },
    selectors: { '&:active:enabled': { backgroundColor: towardsInk(surface, pressed) } },
  }),
];

type Shades = readonly [hovered: number, pressed: number];

export const actionButton = styleVariants({
  primary: action('primary', vars.tone.primary.solid, [12, 22]),
  secondary: action('secondary', vars.color.surface, [5, 9]),
});

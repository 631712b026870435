import { styleVariants } from '@vanilla-extract/css';
import { button } from '../../components/button/Button.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { towardsInk } from '../../theme/mix.ts';
import { paymentRule } from '../payment-rule.ts';

/* Button's look; what Button is told by attributes, a native button knows. A finger hovers nowhere. */
const action = (variant: 'primary' | 'secondary', surface: string, [hovered, pressed]: Shades) => [
  button({ variant, size: 'lg', isWide: true }),
  paymentRule({
    gap: vars.space[8],
    // It says an amount and the time left, and is as wide as its step: the words need the width, not its edges.
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

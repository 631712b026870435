import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { flagColors } from '../../theme/pictures.ts';
import { paymentRule } from '../payment-rule.ts';

/* The edge holds together a flag that begins in white. */
export const flag = style(
  paymentRule({
    flexShrink: 0,
    inlineSize: vars.space[24],
    blockSize: 'auto',
    aspectRatio: '4 / 3',
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.inner,
    forcedColorAdjust: 'none',
  }),
);

export const part = styleVariants(flagColors, (fill) => [paymentRule({ fill })]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints } from '../../theme/scale.ts';
import { paymentRule } from '../payment-rule.ts';

/* Beside the icons of a sidebar a bar has the least room. */
const narrowBar = `(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`;

export const clock = style(
  paymentRule({
    fontSize: vars.type[13].size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [narrowBar]: {
        display: 'inline-flex',
        flexDirection: 'column',
        fontSize: vars.type[12].size,
        lineHeight: vars.type[12].lineHeight,
        textAlign: 'end',
      },
    },
  }),
);

export const zone = style(paymentRule({ color: vars.color.inkMuted }));

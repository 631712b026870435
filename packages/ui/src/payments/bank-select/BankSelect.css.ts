import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { paymentRule } from '../payment-rule.ts';

export const anchor = style(paymentRule({ position: 'relative' }));

/* A press on it reaches the field below, which opens the list. */
export const chevron = style(
  paymentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space[12],
    display: 'grid',
    placeItems: 'center',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

/* Below the field and above the following content, also above a sticky footer. */
export const sheet = style(
  paymentRule({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: `calc(100% + ${vars.space[4]})`,
    insetInline: 0,
  }),
);

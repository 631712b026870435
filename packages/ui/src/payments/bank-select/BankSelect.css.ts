import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { veil } from '../../theme/mix.ts';
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

/* Below the field and over what follows, also over a footer that sticks. */
export const sheet = style(
  paymentRule({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: `calc(100% + ${vars.space[4]})`,
    insetInline: 0,
  }),
);

/* On a phone the keyboard takes half of the screen. Half an option at the end says that there are more. */
export const list = style(
  paymentRule({
    maxBlockSize: `calc(5.5 * ${vars.space[40]})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const rows = style(paymentRule({ position: 'relative' }));

export const option = style(
  paymentRule({
    position: 'absolute',
    insetInline: vars.space[2],
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: vars.space[40],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: veil(5) },
      '&[data-active]': { backgroundColor: veil(7) },
      '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-active]': {
            outline: `${vars.focus.width} solid Highlight`,
            outlineOffset: `calc(-1 * ${vars.focus.width})`,
          },
        },
      },
    },
  }),
);

export const name = style(
  paymentRule({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const check = style(paymentRule({ color: vars.tone.primary.solid }));

export const empty = style(
  paymentRule({ padding: vars.space[16], color: vars.color.inkMuted, textAlign: 'center' }),
);

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { short } from '../../theme/media.ts';
import { paymentRule } from '../payment-rule.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const view = style(
  paymentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[16],
    paddingBlock: vars.space[40],
    textAlign: 'center',
    '@media': { [short]: { paddingBlock: vars.space[16] } },
  }),
);

export const ring = style(
  paymentRule({
    inlineSize: vars.space[72],
    blockSize: vars.space[72],
    color: vars.tone.primary.solid,
    animation: `${turn} 1200ms linear infinite`,
  }),
);

export const track = style(paymentRule({ stroke: vars.color.line }));

export const title = style(
  paymentRule({
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const note = style(
  paymentRule({
    marginBlockStart: vars.space[4],
    maxInlineSize: '44ch',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

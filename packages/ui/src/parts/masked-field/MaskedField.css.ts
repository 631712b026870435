import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const row = style(componentRule({ position: 'relative' }));

/* Sixteen digits and the sign of their scheme stand side by side on the narrowest phone; never so small that a phone
   zooms in on the field. */
const figures = {
  fontSize: `clamp(${vars.type[16].size}, 5.2vw, ${vars.type[20].size})`,
  lineHeight: vars.type[20].lineHeight,
};

/** Tabular figures, easy to compare with a card. */
export const digits = style(
  componentRule({
    ...figures,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(pointer: coarse)': figures },
  }),
);

export const end = style(
  componentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space[12],
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  }),
);

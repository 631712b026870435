import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/** The box around the number and its unit: it has the edge and the ring that the input itself has elsewhere. */
export const box = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    selectors: {
      '&:has(:focus-visible)': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
    },
  }),
);

export const figures = style(
  componentRule({
    flex: '1 1 0',
    inlineSize: 0,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
    },
  }),
);

export const unit = style(
  componentRule({ flexShrink: 0, color: vars.color.inkMuted, whiteSpace: 'nowrap' }),
);

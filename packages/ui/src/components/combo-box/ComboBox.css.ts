import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

export const anchor = style(componentRule({ position: 'relative' }));

/* Over the end of the field; a press beside the button reaches the field below, which opens the list. */
export const ends = style(
  componentRule({
    position: 'absolute',
    insetBlock: vars.space[2],
    insetInlineEnd: vars.space[8],
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const end = style(
  componentRule({ display: 'grid', placeItems: 'center', inlineSize: vars.space[24] }),
);

export const clearButton = style(
  componentRule({
    display: 'grid',
    placeItems: 'center',
    blockSize: '100%',
    minInlineSize: vars.space[32],
    padding: 0,
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.inner,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    pointerEvents: 'auto',
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(7), color: vars.color.ink },
      '&[data-pressed]': { backgroundColor: veil(12) },
    },
  }),
);

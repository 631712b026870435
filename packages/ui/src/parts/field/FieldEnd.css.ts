import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

/** A field's box with something laid over its end. */
export const row = style(componentRule({ position: 'relative' }));

/** A button inside a field's box, at its end. */
export const endButton = style(
  componentRule({
    position: 'absolute',
    insetBlock: vars.space[4],
    insetInlineEnd: vars.space[4],
    aspectRatio: '1',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(7), color: vars.color.ink },
      '&[data-focus-visible]': { outlineOffset: 0 },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      // The whole height of the field.
      '(pointer: coarse)': { insetBlock: 0, insetInlineEnd: 0 },
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const frame = style(componentRule({ overflowWrap: 'anywhere' }));

/** Struck through, so that it does not depend on colour alone. */
export const former = style(
  componentRule({ color: vars.color.inkMuted, textDecoration: 'line-through' }),
);

export const arrow = style(componentRule({ color: vars.color.inkMuted }));

/** Not underlined, as a browser draws what was inserted: that is the look of a link. */
export const latter = style(
  componentRule({ fontWeight: vars.weight.medium, textDecoration: 'none' }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const hidden = style(
  componentRule({
    position: 'absolute',
    inlineSize: vars.elevation.hairline,
    blockSize: vars.elevation.hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

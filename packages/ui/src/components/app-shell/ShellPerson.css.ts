import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints } from '../../theme/scale.ts';

export const person = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
  }),
);

export const personName = style(
  componentRule({
    maxInlineSize: '20ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
    '@media': {
      /* Still read aloud where only the initials have room. */
      [`(width < ${breakpoints.desktop}px)`]: {
        position: 'absolute',
        clipPath: 'inset(50%)',
        maxInlineSize: 0,
      },
    },
  }),
);

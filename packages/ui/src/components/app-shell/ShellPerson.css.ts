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
    /* Two lines of one bar: the first and the last name. */
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    // As wide as the longest word: `anywhere` would let it be cut.
    inlineSize: 'min-content',
    maxInlineSize: '16ch',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    '@media': {
      /* Still read aloud where only the initials have room. */
      [`(${breakpoints.tablet}px <= width < ${breakpoints.roomy}px)`]: {
        position: 'absolute',
        clipPath: 'inset(50%)',
        maxInlineSize: 0,
      },
    },
  }),
);

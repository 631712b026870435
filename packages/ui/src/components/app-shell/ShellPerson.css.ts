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

export const initials = style(
  componentRule({
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[32],
    blockSize: vars.space[32],
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.tone.neutral.soft,
    color: vars.tone.neutral.onSoft,
    fontSize: vars.type[12].size,
    fontWeight: vars.weight.semibold,
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

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints } from '../../theme/scale.ts';

export const brand = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.control.md,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    fontSize: vars.type[16].size,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
  }),
);

export const mark = style(
  componentRule({
    flexShrink: 0,
    inlineSize: vars.space[32],
    blockSize: vars.space[32],
    color: vars.tone.primary.solid,
  }),
);

export const brandName = style(
  componentRule({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [`(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`]: {
        position: 'absolute',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

export const menu = style(
  componentRule({
    display: 'block',
    padding: vars.space[4],
    overflowY: 'auto',
    maxBlockSize: 'inherit',
    outline: 0,
  }),
);

export const item = recipe({
  base: componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.control.md,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-focused]': { backgroundColor: veil(7) },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    tone: { neutral: {}, danger: componentRule({ color: vars.tone.error.onSoft }) },
  },
});

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
      /* One column of text: beside items with an icon, one without keeps the place. */
      '[role="menu"]:has(svg) &:not(:has(svg))': {
        paddingInlineStart: `calc(${vars.space[12]} + ${vars.space[16]} + ${vars.space[8]})`,
      },
      '&[data-focused]': { backgroundColor: veil(7) },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
    },
  }),
  variants: {
    tone: {
      neutral: {},
      danger: componentRule({ color: vars.tone.error.onSoft }),
      unavailable: componentRule({
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
        '@media': { '(forced-colors: active)': { color: 'GrayText' } },
      }),
    },
  },
});

/* The action and, below it, why it cannot be done. */
export const itemText = style(
  componentRule({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
);

const small = { fontSize: vars.type[12].size, lineHeight: vars.type[12].lineHeight };

export const reason = style(componentRule(small));

export const section = style(
  componentRule({
    selectors: {
      '& + &, [role="menuitem"] + &': {
        marginBlockStart: vars.space[4],
        paddingBlockStart: vars.space[4],
        borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);

export const sectionTitle = style(
  componentRule({
    ...small,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

const hairline = `${vars.elevation.hairline} solid ${vars.color.line}`;

export const group = style(componentRule({ minInlineSize: 0 }));

/* Of a group, each shares the line with the one before it. */
export const disclosure = style(
  componentRule({
    borderBlock: hairline,
    selectors: { [`${group} > & + &`]: { borderBlockStart: 0 } },
  }),
);

export const trigger = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    /*
     * Its surface begins before the line, so that the chevron is on it, with all else of the page. Beyond the other edge
     * it would make a page without margins scroll.
     */
    inlineSize: `calc(100% + ${vars.space[8]})`,
    minBlockSize: vars.control.lg,
    marginInlineStart: `calc(-1 * ${vars.space[8]})`,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[8],
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(5) },
      '&[data-pressed]': { backgroundColor: veil(9) },
      '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
      /* Among several, those with something inside are looked for. */
      '&[data-empty]': { color: vars.color.inkMuted, fontWeight: vars.weight.regular },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
);

export const chevron = style(
  componentRule({
    flexShrink: 0,
    color: vars.color.inkMuted,
    transition: `transform ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
      '[data-disabled] > &': { color: 'inherit' },
    },
  }),
);

export const count = style(
  componentRule({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.regular }),
);

export const content = style(
  componentRule({
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[16],
  }),
);

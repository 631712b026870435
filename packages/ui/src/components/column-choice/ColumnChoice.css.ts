import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

export const list = style(
  componentRule({
    display: 'block',
    padding: vars.space[4],
    overflowY: 'auto',
    maxBlockSize: 'inherit',
    outline: 0,
  }),
);

export const choice = style(
  componentRule({
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
    },
  }),
);

/* Its space is reserved even when it is absent, so that the headings stay on one line. */
export const mark = style(
  componentRule({
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.tone.primary.onSoft,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
);

/* It is no choice: a line sets it apart. */
export const reset = style(
  componentRule({
    marginBlockStart: vars.space[4],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { touchTarget } from '../../theme/touch-target.ts';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
} as const;

/* It gets the focus when its last tag is removed, and then has nothing to draw a ring around. */
export const group = style(componentRule({ ...row, outline: 0 }));

export const room = style(componentRule({ blockSize: vars.control.sm }));

export const named = style(componentRule(row));

export const label = style(
  componentRule({
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
  }),
);

export const list = style(componentRule({ ...row, outline: 0 }));

export const tag = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.control.sm,
    maxInlineSize: '100%',
    paddingInlineStart: vars.space[12],
    paddingInlineEnd: vars.space[4],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.color.surfaceSunken,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    cursor: 'default',
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
    },
  }),
);

export const tagText = style(
  componentRule({ minInlineSize: 0, paddingBlock: vars.space[2], overflowWrap: 'anywhere' }),
);

export const remove = style([
  componentRule({
    position: 'relative',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(9), color: vars.color.ink },
      '&[data-pressed]': { backgroundColor: veil(14) },
    },
  }),
  touchTarget,
]);

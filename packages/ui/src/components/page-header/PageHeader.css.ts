import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const header = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
  }),
);

export const words = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minInlineSize: 0 }),
);

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
} as const;

export const facts = style(
  componentRule({
    ...line,
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const title = style(
  componentRule({
    fontSize: vars.type[24].size,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const note = style(
  componentRule({
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(componentRule({ ...line, gap: vars.space[8] }));

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const form = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }),
);

export const error = style(
  componentRule({
    display: 'flex',
    gap: vars.space[8],
    padding: vars.space[12],
    backgroundColor: vars.tone.error.soft,
    color: vars.tone.error.onSoft,
    border: `${vars.elevation.hairline} solid ${vars.tone.error.line}`,
    borderRadius: vars.radius.control,
  }),
);

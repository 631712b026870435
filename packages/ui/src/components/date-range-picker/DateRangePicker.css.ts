import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const dash = style(componentRule({ color: vars.color.inkMuted }));

/* As wide as the calendar, and no wider: the calendar decides how wide the sheet is. */
export const presetList = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    inlineSize: 0,
    minInlineSize: '100%',
  }),
);

/* Two share a row where their words fit; none is left alone at its start. */
export const presetItem = style(componentRule({ display: 'grid', flex: '1 1 40%' }));

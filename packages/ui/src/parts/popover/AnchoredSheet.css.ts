import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/* The position is written at each measurement; the browser's default popover styles are removed. */
export const sheet = style(
  componentRule({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    inlineSize: 'max-content',
    maxInlineSize: `min(${vars.width.form}, calc(100vw - ${vars.space[16]}))`,
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.floating,
    overflow: 'hidden',
  }),
);

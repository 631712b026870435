import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  /* On a phone, as far from the other edge as from the first. */
  maxInlineSize: `min(${vars.width.form}, calc(100vw - ${vars.space[24]}))`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.ink,
  border: `${vars.elevation.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.floating,
  overflow: 'hidden',
  outline: 0,
  transition: `opacity ${vars.motion.state} ${vars.motion.curve}`,
  selectors: { '&[data-entering]': { opacity: 0 }, '&[data-exiting]': { opacity: 0 } },
} as const;

/** The sheet of a menu or a select: at least as wide as its button. */
export const popover = style(componentRule({ ...sheet, minInlineSize: 'var(--trigger-width)' }));

/** The same for content with its own width, such as a calendar. */
export const huggingPopover = style(componentRule(sheet));

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/** The sheet that a menu or a select's options float on. */
export const popover = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 'var(--trigger-width)',
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
  }),
);

import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: 4,
    backgroundColor: vars.color.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fadeIn} ${vars.motion.enter} ${vars.motion.curve}` },
      '&[data-exiting]': {
        animation: `${fadeIn} ${vars.motion.enter} ${vars.motion.curve} reverse`,
      },
    },
  }),
);

export const panel = style(
  componentRule({
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `min(${vars.width.sidebar}, 85vw)`,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.elevation.floating,
    selectors: {
      '&[data-entering]': { animation: `${slideIn} ${vars.motion.enter} ${vars.motion.curve}` },
      '&[data-exiting]': {
        animation: `${slideIn} ${vars.motion.enter} ${vars.motion.curve} reverse`,
      },
    },
  }),
);

export const content = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    blockSize: '100%',
    padding: vars.space[16],
    overflowY: 'auto',
    outline: 'none',
  }),
);

export const head = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
  }),
);

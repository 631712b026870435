import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(500%)' },
});

/* A line passes over the upper edge while the next rows come. It takes no room, and stays within the edge. */
export const progress = style(
  componentRule({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    blockSize: vars.space[2],
    marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
    marginInline: vars.radius.card,
    overflow: 'hidden',
    backgroundColor: vars.color.line,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '20%',
        backgroundColor: vars.tone.primary.solid,
        animation: `${pass} 1200ms ease-in-out infinite`,
      },
    },
  }),
);

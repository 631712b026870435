import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: componentRule({
    /* Inline, so that it follows the text alignment. */
    display: 'inline-block',
    verticalAlign: 'middle',
    maxInlineSize: '100%',
    borderRadius: vars.radius.inner,
    backgroundColor: vars.color.line,
    animation: `${pulse} 1600ms ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { backgroundColor: 'GrayText' } },
  }),
  variants: {
    /* As high as the text that replaces it, so that nothing jumps. */
    height: {
      text: componentRule({ blockSize: '1lh', verticalAlign: 'top', scale: '1 0.7' }),
      headline: componentRule({ blockSize: vars.type[24].lineHeight, scale: '1 0.8' }),
      badge: componentRule({ blockSize: vars.space[20], borderRadius: vars.radius.full }),
      control: componentRule({ blockSize: vars.control.md, borderRadius: vars.radius.control }),
      block: componentRule({
        blockSize: '100%',
        minBlockSize: vars.space[72],
        borderRadius: vars.radius.card,
      }),
    },
    width: {
      short: componentRule({ inlineSize: '6ch' }),
      medium: componentRule({ inlineSize: '14ch' }),
      long: componentRule({ inlineSize: '28ch' }),
      full: componentRule({ inlineSize: '100%' }),
    },
  },
});

import { componentRule } from './component-rule.ts';

/** As wide and as high as a finger hits (WCAG 2.5.5). */
export const touchSide = '44px';

/** With touch, a smaller control reacts around itself, too; nothing moves. Its element is positioned. */
export const touchTarget = componentRule({
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          inset: `min(0px, calc((100% - ${touchSide}) / 2))`,
        },
      },
    },
  },
});

import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/** The browser's own colour input, drawn as a swatch at the end of the field's box. */
export const swatch = recipe({
  base: componentRule({
    position: 'absolute',
    insetBlock: vars.space[4],
    insetInlineEnd: vars.space[4],
    aspectRatio: '1',
    blockSize: `calc(100% - 2 * ${vars.space[4]})`,
    padding: 0,
    appearance: 'none',
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.inner,
    backgroundColor: 'transparent',
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0 },
      '&::-moz-color-swatch': { border: 0 },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
  variants: {
    /** Without a colour the swatch is an empty box. */
    isChosen: {
      true: {},
      false: componentRule({
        borderStyle: 'dashed',
        selectors: {
          '&::-webkit-color-swatch': { opacity: 0 },
          '&::-moz-color-swatch': { opacity: 0 },
        },
      }),
    },
  },
});

import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { each } from '../../theme/each.ts';
import { methodPictures } from '../../theme/pictures.ts';
import type { MethodPicture } from '../../theme/pictures.ts';
import { paymentRule } from '../payment-rule.ts';

export const logo = recipe({
  base: paymentRule({
    flexShrink: 0,
    inlineSize: vars.space[40],
    blockSize: 'auto',
    aspectRatio: '40 / 26',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    forcedColorAdjust: 'none',
  }),
  variants: {
    color: each<keyof typeof methodPictures, MethodPicture, ReturnType<typeof paymentRule>>(
      methodPictures,
      ({ plate, sign }) => paymentRule({ fill: plate, color: sign }),
    ),
  },
});

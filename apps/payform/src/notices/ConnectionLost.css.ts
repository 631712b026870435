import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/** Room for the message next to the step's button and the text. */
const roomy = '(min-height: 30rem)';

export const frame = style(
  screenRule({
    paddingInline: vars.space[20],
    paddingBlock: vars.space[12],
    backgroundColor: vars.color.surface,
    '@media': {
      // In sight wherever the page was scrolled to: at its end "I have paid" would wait without a word.
      [roomy]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    },
  }),
);

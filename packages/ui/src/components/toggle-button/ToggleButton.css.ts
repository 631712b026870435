import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { towardsSurface } from '../../theme/mix.ts';

const pressed = vars.tone.primary;

/**
 * Laid over a secondary button's look: the pressed state is tinted and has the edge of its tone.
 */
export const on = style(
  componentRule({
    selectors: {
      '&[data-selected]:not([data-disabled])': {
        backgroundColor: pressed.soft,
        borderColor: pressed.line,
        color: pressed.onSoft,
      },
      '&[data-selected][data-disabled]': {
        backgroundColor: vars.tone.neutral.soft,
        borderColor: vars.tone.neutral.line,
      },
      '&[data-selected][data-hovered]': { backgroundColor: towardsSurface(pressed.soft, 30) },
      '&[data-selected][data-pressed]': { backgroundColor: towardsSurface(pressed.soft, 50) },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-selected][data-disabled]': { borderStyle: 'dashed' },
        },
      },
    },
  }),
);

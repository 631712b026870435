import { vars } from '@tiyin/ui/theme/contract.css';
import { breakpoints } from '@tiyin/ui/theme/scale';
import { style } from '@vanilla-extract/css';
import { desk } from './desk.css.ts';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

const wide = `${desk} and (min-width: ${breakpoints.desktop}px)`;

/** Out of the flow, so that nothing moves when it appears. */
export const beside = style(
  screenRule({
    display: 'none',
    '@media': {
      [desk]: {
        position: 'absolute',
        insetInlineStart: `calc(100% + ${vars.space[20]})`,
        insetBlockStart: 0,
        display: 'grid',
        gap: vars.space[8],
        inlineSize: `calc(3 * ${vars.space[40]})`,
      },
      [wide]: {
        insetInlineStart: `calc(100% + ${vars.space[32]})`,
        inlineSize: `calc(4 * ${vars.space[40]})`,
      },
    },
  }),
);

export const title = style(
  screenRule({
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
  }),
);

export const text = style(
  screenRule({
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
);

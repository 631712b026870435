import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

const column = screenRule({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingInline: vars.space[20],
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[24],
});

export const body = style(column);
export const centered = style([column, screenRule({ justifyContent: 'center' })]);

export const bar = style(
  screenRule({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    gap: vars.space[8],
    paddingInline: vars.space[20],
    paddingBlockStart: vars.space[12],
    paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    borderEndStartRadius: vars.radius.sheet,
    borderEndEndRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface,
    selectors: {
      // What scrolls beneath fades out, so that it is seen to go on. Under the last line it covers the column's padding.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: vars.space[24],
        backgroundImage: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderBlockStart: `${vars.elevation.hairline} solid`,
        selectors: { '&::before': { content: 'none' } },
      },
    },
  }),
);

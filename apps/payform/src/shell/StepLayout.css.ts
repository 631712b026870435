import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

const column = screenRule({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingInline: vars.space[20],
  paddingBlock: vars.space[12],
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
  }),
);

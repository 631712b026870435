import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '../shell/screen-rule.ts';

export const frame = style(
  screenRule({ paddingInline: vars.space[20], paddingBlockStart: vars.space[12] }),
);

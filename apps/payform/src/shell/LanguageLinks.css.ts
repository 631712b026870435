import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from './screen-rule.ts';

export const list = style(screenRule({ display: 'flex' }));

export const link = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.control.md,
    minBlockSize: vars.control.md,
    borderRadius: vars.radius.control,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.ink },
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.semibold,
        textDecoration: 'underline',
        textUnderlineOffset: vars.space[4],
      },
    },
  }),
);

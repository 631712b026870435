import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

/* The last word aligns with the form's edge; its target is larger. */
export const list = style(
  screenRule({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space[12]})` }),
);

export const link = style(
  screenRule({
    display: 'grid',
    placeItems: 'center',
    // No wider than a thumb needs, so that the merchant's name has its place.
    minInlineSize: `calc(${vars.space[40]} + ${vars.space[4]})`,
    minBlockSize: vars.control.md,
    borderRadius: vars.radius.control,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    selectors: {
      '&[aria-current]': {
        color: vars.color.ink,
        fontWeight: vars.weight.semibold,
        textDecoration: 'underline',
        textUnderlineOffset: vars.space[4],
      },
    },
    '@media': {
      // Touch has no hover: the pressed link would stay grey.
      '(hover: hover)': {
        selectors: {
          '&:hover': { backgroundColor: vars.color.surfaceSunken, color: vars.color.ink },
        },
      },
    },
  }),
);

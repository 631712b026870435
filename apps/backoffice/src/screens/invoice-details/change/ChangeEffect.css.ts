import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';

export const effect = style(
  screenRule({
    margin: 0,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

export const row = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    selectors: {
      '& + &': { borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}` },
    },
  }),
);

export const term = style(screenRule({ color: vars.color.inkMuted }));

export const value = style(
  screenRule({
    margin: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Money that only the person vouches for. */
export const vouched = style(screenRule({ color: vars.tone.warning.onSoft }));

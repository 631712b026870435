import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { layers } from '@tiyin/ui/theme/layers.css';

export const effect = style({
  '@layer': {
    [layers.screens]: {
      margin: 0,
      border: `${vars.elevation.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      fontSize: vars.type[13].size,
      lineHeight: vars.type[13].lineHeight,
    },
  },
});

export const row = style({
  '@layer': {
    [layers.screens]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[16],
      paddingBlock: vars.space[8],
      paddingInline: vars.space[12],
      selectors: {
        '& + &': { borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}` },
      },
    },
  },
});

export const term = style({ '@layer': { [layers.screens]: { color: vars.color.inkMuted } } });

export const value = style({
  '@layer': {
    [layers.screens]: {
      margin: 0,
      marginInlineStart: 'auto',
      textAlign: 'end',
      fontWeight: vars.weight.medium,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** Money that only the person vouches for. */
export const vouched = style({
  '@layer': { [layers.screens]: { color: vars.tone.warning.onSoft } },
});

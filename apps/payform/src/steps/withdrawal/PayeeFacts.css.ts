import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const facts = style(
  screenRule({
    display: 'grid',
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const fact = style(
  screenRule({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[12],
    selectors: {
      '& + &': { borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}` },
    },
  }),
);

export const term = style(screenRule({ color: vars.color.inkMuted }));

const text = screenRule({
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const value = style(text);

/** Compared digit by digit: the largest of the facts. */
export const number = style([
  text,
  screenRule({ fontSize: vars.type[20].size, lineHeight: vars.type[20].lineHeight }),
]);

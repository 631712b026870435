import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const form = style(screenRule({ display: 'grid', gap: vars.space[16] }));

export const field = style(screenRule({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const label = style(screenRule({ fontWeight: vars.weight.medium }));

const box = screenRule({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.control.lg,
  paddingInline: vars.space[12],
  border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.type[16].size,
  lineHeight: vars.type[16].lineHeight,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.tone.error.line } },
});

export const control = style(box);

export const longText = style([
  box,
  screenRule({ paddingBlock: vars.space[8], resize: 'vertical' }),
]);

export const figure = style([
  box,
  screenRule({
    fontSize: vars.type[24].size,
    lineHeight: vars.type[24].lineHeight,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
]);

export const error = style(
  screenRule({ color: vars.tone.error.onSoft, fontWeight: vars.weight.medium }),
);

export const description = style(
  screenRule({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' }),
);

/* A link styled as a button, with a touch-sized target. */
export const link = style(
  screenRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    justifySelf: 'start',
    minBlockSize: vars.control.md,
    color: vars.tone.primary.onSoft,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space[4],
  }),
);

export const links = style(
  screenRule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] }),
);

export const line = style(
  screenRule({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    textAlign: 'start',
  }),
);

export const lineLabel = style(screenRule({ color: vars.color.inkMuted }));

/* One press selects all of it: copying needs no script. */
export const value = style(
  screenRule({
    userSelect: 'all',
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const identifier = style([
  value,
  screenRule({
    fontFamily: vars.font.mono,
    fontWeight: vars.weight.regular,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
  }),
]);

export const timeLeft = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    color: vars.color.inkMuted,
  }),
);

/* A separate line above the remaining time. */
export const until = style(
  screenRule({ flexBasis: '100%', color: vars.color.ink, fontWeight: vars.weight.medium }),
);

export const clock = style(
  screenRule({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);

export const urgent = style([clock, screenRule({ color: vars.tone.error.onSoft })]);

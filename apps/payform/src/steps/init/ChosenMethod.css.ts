import { vars } from '@tiyin/ui/theme/contract.css';
import { short } from '@tiyin/ui/theme/media';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

const line = screenRule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: vars.space[56],
  paddingInline: vars.space[16],
  border: `${vars.elevation.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  '@media': { [short]: { minBlockSize: vars.control.lg } },
});

export const row = style(line);

export const rowButton = style([
  line,
  screenRule({
    borderColor: vars.color.lineStrong,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } },
  }),
]);

export const name = style(screenRule({ flex: 1, fontWeight: vars.weight.semibold }));

export const change = style(
  screenRule({ color: vars.tone.primary.onSoft, fontWeight: vars.weight.semibold }),
);

import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const marks = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** As high as a line of them. */
export const comingMarks = style(screenRule({ blockSize: vars.space[24] }));

const mark = style(
  screenRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    borderRadius: vars.radius.inner,
    border: `${vars.elevation.hairline} solid transparent`,
  }),
);

const look = (colors: { backgroundColor?: string; color: string; borderColor?: string }) => [
  mark,
  screenRule(colors),
];

export const outcome = styleVariants({
  PAID: look({ backgroundColor: vars.tone.success.soft, color: vars.tone.success.onSoft }),
  UNPAID: look({
    backgroundColor: vars.tone.error.soft,
    color: vars.tone.error.onSoft,
    borderColor: vars.tone.error.line,
  }),
  CANCELED: look({ color: vars.color.inkMuted, borderColor: vars.color.line }),
  ERROR: look({
    backgroundColor: vars.tone.warning.soft,
    color: vars.tone.warning.onSoft,
    borderColor: vars.tone.warning.line,
  }),
});

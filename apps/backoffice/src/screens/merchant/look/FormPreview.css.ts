import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { from } from '@tiyin/ui/theme/media';

/** The editor, with the preview next to it if there is room. */
export const columns = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    alignItems: 'start',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
);

/** Light next to dark if there is room for both. */
export const pair = style(
  screenRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: vars.space[16],
    margin: 0,
  }),
);

export const caption = style(
  screenRule({
    marginBlockEnd: vars.space[8],
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

/** A theme of its own, whose ground ends where the sheet does. */
export const background = style(screenRule({ borderRadius: vars.radius.sheet, overflow: 'clip' }));

/** The sheet of a payment form, in its own face and in a theme of its own. */
export const sheet = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[20],
    padding: vars.space[20],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.body,
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
  }),
);

export const heading = style(
  screenRule({
    margin: 0,
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);

import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const track = style(
  screenRule({
    display: 'flex',
    overflow: 'hidden',
    blockSize: vars.space[8],
    minInlineSize: vars.space[56],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.line,
    '@media': {
      '(forced-colors: active)': { border: `${vars.elevation.hairline} solid CanvasText` },
    },
  }),
);

const fill = style(
  screenRule({
    blockSize: '100%',
    '@media': {
      '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

const filled = (backgroundColor: string) => [fill, screenRule({ backgroundColor })];

/** The money that stands there, by how full the account is. */
export const standing = styleVariants({
  neutral: filled(vars.tone.primary.solid),
  warning: filled(vars.tone.warning.solid),
  error: filled(vars.tone.error.solid),
});

/** The money that is expected: paler, behind a gap. */
export const expected = style([
  fill,
  screenRule({
    marginInlineStart: vars.space[2],
    backgroundColor: vars.tone.primary.line,
  }),
]);

export const figure = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
  }),
);

export const words = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[2]} ${vars.space[16]}`,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const quiet = style(screenRule({ color: vars.color.inkMuted }));

import { below } from '@tiyin/ui/theme/media';
import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const line = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: vars.space[16],
    '@media': { [below.narrowest]: { paddingInlineStart: vars.space[12] } },
    paddingBlockEnd: vars.space[8],
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    textAlign: 'start',
  }),
);

/* A long one wraps beside its button, which stays on its line. */
export const label = style(
  screenRule({ flex: '1 1 0', minInlineSize: 0, color: vars.color.inkMuted }),
);

export const identifier = style(
  screenRule({
    flexBasis: '100%',
    paddingInlineEnd: vars.space[16],
    // The button's target reaches further down than its words.
    marginBlockStart: `calc(-1 * ${vars.space[4]})`,
    fontFamily: vars.font.mono,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    overflowWrap: 'anywhere',
    // There the button's edge is drawn.
    '@media': {
      '(forced-colors: active)': { marginBlockStart: 0 },
      [below.narrowest]: { paddingInlineEnd: vars.space[8], letterSpacing: '-0.03em' },
    },
  }),
);

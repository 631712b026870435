import { vars } from '@tiyin/ui/theme/contract.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

export const view = style(
  screenRule({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[16],
    inlineSize: '100%',
    paddingBlock: vars.space[24],
    textAlign: 'center',
  }),
);

const inTone = ({ soft, onSoft }: typeof vars.tone.success) =>
  screenRule({ backgroundColor: soft, color: onSoft });

export const sign = recipe({
  base: screenRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[56],
    blockSize: vars.space[56],
    borderRadius: vars.radius.full,
    '@media': {
      '(forced-colors: active)': { border: `${vars.elevation.hairline} solid CanvasText` },
    },
  }),
  variants: {
    kind: {
      good: inTone(vars.tone.success),
      doubtful: inTone(vars.tone.warning),
      bad: inTone(vars.tone.error),
    },
  },
});

export const title = style(
  screenRule({
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

export const facts = style(screenRule({ inlineSize: '100%', textAlign: 'start' }));

export const code = style(
  screenRule({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[12],
    paddingBlockStart: vars.space[16],
    breakInside: 'avoid',
  }),
);

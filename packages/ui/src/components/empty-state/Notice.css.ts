import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const notice = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[40],
    paddingInline: vars.space[16],
    textAlign: 'center',
  }),
);

export const picture = recipe({
  base: componentRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[56],
    blockSize: vars.space[56],
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.full,
  }),
  variants: {
    tone: {
      neutral: componentRule({
        backgroundColor: vars.tone.neutral.soft,
        color: vars.tone.neutral.onSoft,
      }),
      error: componentRule({
        backgroundColor: vars.tone.error.soft,
        color: vars.tone.error.onSoft,
      }),
    },
  },
});

export const title = style(
  componentRule({
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(
  componentRule({
    maxInlineSize: '52ch',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  }),
);

/* In the place of a row, without the room of a picture: several of them may follow one another. */
export const quiet = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[8],
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);

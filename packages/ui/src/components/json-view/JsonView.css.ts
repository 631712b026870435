import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

export const frame = style(
  componentRule({
    overflow: 'auto',
    minInlineSize: 0,
    /* A long body leaves the rest of the page in sight. */
    maxBlockSize: '60vh',
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceSunken,
  }),
);

/* As wide as its longest line, so that the padding is kept at its end. */
export const lines = style(
  componentRule({
    margin: 0,
    padding: vars.space[12],
    inlineSize: 'max-content',
    whiteSpace: 'pre',
    fontSize: vars.type[13].size,
    lineHeight: vars.type[14].lineHeight,
  }),
);

export const tokens = styleVariants({
  key: componentRule({ fontWeight: vars.weight.medium, color: vars.color.ink }),
  string: componentRule({ color: vars.tone.success.onSoft }),
  number: componentRule({ color: vars.tone.primary.onSoft }),
  word: componentRule({ color: vars.tone.warning.onSoft }),
  mark: componentRule({ color: vars.color.inkMuted }),
});

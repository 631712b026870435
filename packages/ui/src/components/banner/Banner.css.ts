import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { towardsSurface } from '../../theme/mix.ts';

const look = (tone: typeof vars.tone.primary) =>
  componentRule({
    backgroundColor: towardsSurface(tone.soft, 45),
    color: tone.onSoft,
    borderColor: towardsSurface(tone.line, 60),
  });

export const banner = recipe({
  base: componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `${vars.elevation.hairline} solid`,
    borderRadius: vars.radius.control,
  }),
  variants: {
    tone: {
      neutral: look(vars.tone.neutral),
      primary: look(vars.tone.primary),
      success: look(vars.tone.success),
      warning: look(vars.tone.warning),
      error: look(vars.tone.error),
    },
  },
});

/* The icon and the gap behind it. */
const mark = `(${vars.space[20]} + ${vars.space[12]})`;

/* Where a button would leave them a narrow column, it takes a line of its own; the icon never does. */
export const words = style(
  componentRule({
    flex: `1 1 min(32ch, 100% - ${mark})`,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(componentRule({ fontWeight: vars.weight.semibold }));

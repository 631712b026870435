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

/* Where a button would leave them a narrow column, it takes a line of its own. */
export const words = style(
  componentRule({ flex: '1 1 32ch', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const title = style(componentRule({ fontWeight: vars.weight.semibold }));

import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { from } from '../../theme/media.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[8]})` } });

export const region = style(
  componentRule({
    position: 'fixed',
    zIndex: 20,
    insetInline: vars.space[16],
    // At the top of a phone, because the buttons of its dialogs and of its pages are at the bottom.
    insetBlockStart: `max(${vars.space[16]}, env(safe-area-inset-top))`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    borderRadius: vars.radius.card,
    '@media': {
      [from.tablet]: {
        insetBlockStart: 'auto',
        insetBlockEnd: vars.space[16],
        insetInlineStart: 'auto',
        insetInlineEnd: vars.space[24],
        inlineSize: vars.width.form,
      },
    },
  }),
);

export const toast = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[12],
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.floating,
    animation: `${arrive} ${vars.motion.enter} ${vars.motion.curve}`,
  }),
);

const onLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.control.sm };

export const toneIcon = recipe({
  base: componentRule(onLine),
  variants: {
    tone: {
      success: componentRule({ color: vars.tone.success.solid }),
      error: componentRule({ color: vars.tone.error.solid }),
      info: componentRule({ color: vars.tone.primary.solid }),
    },
  },
});

export const content = style(
  componentRule({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere', display: 'grid' }),
);

export const text = style(componentRule({ ...onLine, fontWeight: vars.weight.medium }));

export const detail = style(
  componentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

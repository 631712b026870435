import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../theme/component-rule.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/media.ts';
import { veil } from '../../theme/mix.ts';

export const workList = style(
  componentRule({
    display: 'grid',
    gap: vars.space[20],
    alignItems: 'start',
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 7fr)' } },
  }),
);

export const side = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    minInlineSize: 0,
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

export const list = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    outline: 0,
  }),
);

export const item = style(
  componentRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.line}`,
      },
      '&[data-hovered]': { backgroundColor: veil(5) },
      '&[data-selected]': { backgroundColor: vars.tone.primary.soft },
      '&[data-selected]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `${vars.space[4]} solid ${vars.tone.primary.solid}`,
      },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
    },
  }),
);

export const mark = recipe({
  base: componentRule({
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    marginBlockStart: vars.space[8],
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      neutral: componentRule({ backgroundColor: vars.tone.neutral.solid }),
      primary: componentRule({ backgroundColor: vars.tone.primary.solid }),
      success: componentRule({ backgroundColor: vars.tone.success.solid }),
      warning: componentRule({ backgroundColor: vars.tone.warning.solid }),
      error: componentRule({ backgroundColor: vars.tone.error.solid }),
    },
  },
});

/* Two lines of two ends each; what does not fit moves under its beginning. */
export const line = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const words = style(componentRule({ minInlineSize: 0 }));

export const title = style(
  componentRule({
    minInlineSize: 0,
    color: vars.color.ink,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
  }),
);

export const note = style(componentRule({ minInlineSize: 0, color: vars.color.inkMuted }));

export const pane = style(componentRule({ minInlineSize: 0, outline: 0 }));

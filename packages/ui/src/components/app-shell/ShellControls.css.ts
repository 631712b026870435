import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { breakpoints } from '../../theme/scale.ts';

/* An icon where a field has no room. */
const iconOnly = `(width < ${breakpoints.roomy}px)`;

const square = { inlineSize: vars.control.md, justifyContent: 'center', paddingInline: 0 } as const;

const control = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: vars.control.md,
  border: `${vars.elevation.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
} as const;

/* The keys, and then the words, wrap onto a line that is not shown when the bar has no room for them. */
export const search = style(
  componentRule({
    ...control,
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    maxInlineSize: '100%',
    overflow: 'hidden',
    paddingInline: vars.space[12],
    backgroundColor: vars.color.surfaceSunken,
    color: vars.color.inkMuted,
    fontSize: vars.type[14].size,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong },
      /* Makes the first line as high as the button. */
      '&::before': {
        content: '',
        blockSize: '100%',
        marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
      },
    },
    '@media': { [iconOnly]: { ...square, backgroundColor: 'transparent' } },
  }),
);

/* Large text keeps to the height of the button. */
const lineHeight = `min(${vars.type[14].lineHeight}, ${vars.space[32]})`;

export const searchWords = style(
  componentRule({
    lineHeight,
    whiteSpace: 'nowrap',
    '@media': { [iconOnly]: { display: 'none' } },
  }),
);

export const shortcut = style(
  componentRule({
    marginInlineStart: vars.space[24],
    paddingInline: vars.space[4],
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.inner,
    fontSize: vars.type[12].size,
    lineHeight,
    whiteSpace: 'nowrap',
    '::after': { content: 'attr(data-keys)' },
    '@media': { [iconOnly]: { display: 'none' } },
  }),
);

export const toggle = style(
  componentRule({
    ...control,
    ...square,
    position: 'relative',
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    selectors: {
      '&:hover:enabled': { backgroundColor: veil(6), color: vars.color.ink },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

/* As wide as the switch that comes, so that nothing beside it moves. */
export const switchRoom = style(componentRule({ ...control, ...square, visibility: 'hidden' }));

const dotColor = (color: string, borderColor: string) =>
  componentRule({ backgroundColor: color, borderColor });

export const dot = recipe({
  base: componentRule({
    position: 'absolute',
    insetBlockEnd: vars.space[8],
    insetInlineEnd: vars.space[8],
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    border: `${vars.elevation.hairline} solid`,
    borderRadius: vars.radius.full,
  }),
  variants: {
    isOn: {
      true: dotColor(vars.tone.success.solid, vars.color.surface),
      false: dotColor(vars.color.surface, vars.color.lineStrong),
    },
  },
});

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

export const tabs = recipe({
  base: componentRule({ display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: componentRule({ flexDirection: 'column', gap: vars.space[16] }),
      /* When the two do not fit side by side, the panel is below. */
      vertical: componentRule({
        flexWrap: 'wrap',
        columnGap: vars.space[24],
        rowGap: vars.space[16],
      }),
    },
  },
});

export const strip = recipe({
  base: componentRule({ position: 'relative', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: componentRule({
        borderBlockEnd: `${vars.elevation.hairline} solid ${vars.color.line}`,
      }),
      vertical: componentRule({ flex: `1 1 ${vars.width.menu}`, maxInlineSize: '100%' }),
    },
  },
});

/* The ends fade below their buttons when there is more; the mask needs any opaque colour. */
const clear = `transparent ${vars.space[32]}, currentColor ${vars.space[72]}`;
const fades = {
  start: `linear-gradient(to right, ${clear})`,
  end: `linear-gradient(to left, ${clear})`,
};

export const list = recipe({
  base: componentRule({ display: 'flex', outline: 0 }),
  variants: {
    orientation: {
      horizontal: componentRule({
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollPaddingInline: vars.space[72],
        /* The end buttons show that there is more, and scroll to it. */
        scrollbarWidth: 'none',
        selectors: {
          '&[data-more="start"]': { maskImage: fades.start },
          '&[data-more="end"]': { maskImage: fades.end },
          '&[data-more="both"]': {
            maskImage: `${fades.start}, ${fades.end}`,
            maskComposite: 'intersect',
          },
        },
      }),
      vertical: componentRule({ flexDirection: 'column', gap: vars.space[2] }),
    },
  },
});

export const tab = recipe({
  base: componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.control.md,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 0,
    transition: `color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': { color: vars.color.ink },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
  variants: {
    orientation: {
      horizontal: componentRule({
        flexShrink: 0,
        maxInlineSize: vars.width.menu,
        selectors: {
          '&[data-selected]::after': {
            content: '""',
            position: 'absolute',
            insetInline: vars.space[12],
            insetBlockEnd: 0,
            borderBlockEnd: `${vars.space[2]} solid ${vars.tone.primary.solid}`,
          },
        },
      }),
      vertical: componentRule({
        paddingBlock: vars.space[8],
        overflowWrap: 'anywhere',
        selectors: {
          '&[data-hovered]': { backgroundColor: veil(5) },
          '&[data-selected]': { backgroundColor: veil(7) },
          '&[data-selected]::after': {
            content: '""',
            position: 'absolute',
            insetBlock: vars.space[12],
            insetInlineStart: vars.space[4],
            borderInlineStart: `${vars.space[2]} solid ${vars.tone.primary.solid}`,
            borderRadius: vars.radius.full,
          },
        },
      }),
    },
  },
});

export const tabText = recipe({
  variants: {
    orientation: {
      horizontal: componentRule({
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
      vertical: {},
    },
  },
});

/* The room of a space and of two digits in brackets. */
export const tabCount = style(
  componentRule({
    flexShrink: 0,
    minInlineSize: '4ch',
    whiteSpace: 'pre',
  }),
);

export const edge = recipe({
  base: componentRule({
    position: 'absolute',
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[32],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: veil(7), color: vars.color.ink } },
  }),
  variants: {
    side: {
      start: componentRule({ insetInlineStart: 0 }),
      end: componentRule({ insetInlineEnd: 0 }),
    },
  },
});

export const panel = recipe({
  base: componentRule({
    minInlineSize: 0,
    borderRadius: vars.radius.control,
    outline: 0,
    selectors: {
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
    },
  }),
  variants: {
    orientation: {
      horizontal: {},
      vertical: componentRule({ flex: `3 1 ${vars.width.menu}` }),
    },
  },
});

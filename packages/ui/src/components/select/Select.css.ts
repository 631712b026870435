import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { breakpoints } from '../../theme/scale.ts';

export const anchor = style(componentRule({ position: 'relative' }));

const hover = {
  selectors: { '&:hover:enabled:not([aria-invalid])': { borderColor: vars.color.inkMuted } },
};

export const trigger = style(
  componentRule({
    ...hover,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

const quiet = { flexShrink: 0, color: vars.color.inkMuted } as const;

export const inlineLabel = style(componentRule(quiet));

/* The names of merchants and terminals speak for themselves where room is short. */
export const segmentLabel = style(
  componentRule({
    ...quiet,
    '@media': {
      [`(${breakpoints.tablet}px <= width < ${breakpoints.wide}px)`]: { display: 'none' },
    },
  }),
);

export const segment = style(
  componentRule({
    inlineSize: '100%',
    minBlockSize: `calc(${vars.control.md} - 2 * ${vars.elevation.hairline})`,
    paddingBlock: 0,
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: `calc(${vars.radius.control} - ${vars.elevation.hairline})`,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    selectors: {
      '&:hover:enabled': { backgroundColor: veil(6) },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      [`(${breakpoints.tablet}px <= width < ${breakpoints.roomy}px)`]: {
        paddingInline: vars.space[8],
      },
      [`(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`]: { gap: vars.space[4] },
      [`(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`]: {
        paddingInline: vars.space[4],
        fontSize: vars.type[13].size,
        lineHeight: vars.type[13].lineHeight,
      },
    },
  }),
);

export const value = style(
  componentRule({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    flex: '1 1 auto',
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-placeholder]': { color: vars.color.inkFaint, fontWeight: vars.weight.regular },
    },
  }),
);

export const chevron = style(componentRule({ flexShrink: 0, color: vars.color.inkMuted }));

/* The search box stays in place; the list below it scrolls. */
export const dialog = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    // A narrow button in a bar has room for a search all the same.
    minInlineSize: `calc(${vars.width.menu} - 2 * ${vars.elevation.hairline})`,
  }),
);

export const search = style(
  componentRule({ position: 'relative', flexShrink: 0, padding: vars.space[8] }),
);

export const searchIcon = style(
  componentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[20],
    display: 'grid',
    placeItems: 'center',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const searchInput = style(
  componentRule({
    textIndent: vars.space[24],
    /* Escape clears it; the browser's own cross has neither our look nor a name. */
    selectors: {
      ...hover.selectors,
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

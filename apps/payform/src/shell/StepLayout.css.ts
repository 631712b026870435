import { vars } from '@tiyin/ui/theme/contract.css';
import { short } from '@tiyin/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { screenRule } from '@tiyin/ui/theme/screen-rule';

const column = screenRule({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingInline: vars.space[20],
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: vars.space[24],
  '@media': { [short]: { gap: vars.space[12], paddingBlockStart: vars.space[8] } },
});

export const body = style(column);
export const centered = style([column, screenRule({ justifyContent: 'center' })]);

const foot = screenRule({
  display: 'grid',
  gap: vars.space[8],
  paddingInline: vars.space[20],
  paddingBlockStart: vars.space[12],
  paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  '@media': {
    [short]: {
      paddingBlockStart: vars.space[8],
      paddingBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    },
  },
});

/** For the end of a step without a main button: it would take space from a text field. */
export const end = style(foot);

export const bar = style([
  foot,
  screenRule({
    position: 'sticky',
    insetBlockEnd: 0,
    borderEndStartRadius: vars.radius.sheet,
    borderEndEndRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface,
    selectors: {
      // Scrolled content fades out, to show that it continues. Under the last line it covers the
      // column's padding.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: vars.space[24],
        backgroundImage: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [short]: { selectors: { '&::before': { blockSize: vars.space[16] } } },
      '(forced-colors: active)': {
        borderBlockStart: `${vars.elevation.hairline} solid`,
        selectors: { '&::before': { content: 'none' } },
      },
    },
  }),
]);

/** The end of a step that is the customer's turn. Here, so that it needs no style sheet of its own. */
export const turnEnd = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    color: vars.color.inkMuted,
  }),
);

export const cancel = style(
  screenRule({
    minBlockSize: vars.control.md,
    // Its text aligns with the step's edge; its target is larger.
    marginInline: `calc(-1 * ${vars.space[8]})`,
    paddingInline: vars.space[8],
    border: 'none',
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.inkMuted,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space[4],
    cursor: 'pointer',
    '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
  }),
);

/*
 * Scrolls the focused element clear of the bar with three lines of text above its button, and its
 * fade; focus on the bar scrolls nothing.
 */
const reach = `calc(${vars.control.lg} + ${vars.space[56]} + ${vars.space[56]})`;
globalStyle('html', screenRule({ scrollPaddingBlockEnd: reach }));
globalStyle(`${bar} *`, screenRule({ scrollMarginBlockEnd: `calc(-1 * ${reach})` }));

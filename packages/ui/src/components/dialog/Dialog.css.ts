import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { from } from '../../theme/media.ts';
import { toastRoom } from '../toast/toastRoom.css.ts';

const fade = `opacity ${vars.motion.enter} ${vars.motion.curve}`;
const outside = { opacity: 0 };
/* The same at both ends, so that a dialog of less height stays where it is when a toast comes. */
const besideToasts = `calc(${fallbackVar(toastRoom, vars.space[0])} + ${vars.space[24]})`;

export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: 10,
    display: 'flex',
    justifyContent: 'center',
    /* On a phone it rises from the bottom, where the thumb is. */
    alignItems: 'flex-end',
    backgroundColor: vars.color.scrim,
    transition: fade,
    selectors: { '&[data-entering]': outside, '&[data-exiting]': outside },
    paddingBlockStart: besideToasts,
    '@media': {
      [from.tablet]: {
        alignItems: 'center',
        padding: vars.space[24],
        paddingBlock: besideToasts,
      },
    },
  }),
);

export const modal = recipe({
  base: componentRule({
    display: 'flex',
    overflow: 'hidden',
    inlineSize: '100%',
    maxBlockSize: 'min(90dvh, 100%)',
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    border: `${vars.elevation.hairline} solid ${vars.color.line}`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    boxShadow: vars.elevation.floating,
    transition: `transform ${vars.motion.enter} ${vars.motion.curve}`,
    selectors: {
      '&[data-entering]': { transform: `translateY(${vars.space[24]})` },
      '&[data-exiting]': { transform: `translateY(${vars.space[24]})` },
    },
    '@media': { [from.tablet]: { borderRadius: vars.radius.sheet } },
  }),
  variants: {
    size: {
      sm: componentRule({ maxInlineSize: vars.width.form }),
      md: componentRule({ maxInlineSize: vars.width.settlement }),
      lg: componentRule({ maxInlineSize: vars.width.dialog }),
    },
  },
});

export const dialog = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 auto',
    minInlineSize: 0,
    /* The dialog itself scrolls: it has the focus when it opens, so the arrow keys work at once. */
    overflowY: 'auto',
    outline: 0,
  }),
);

/* Above all that scrolls below it: tables and buttons have positions of their own. */
const edge = {
  position: 'sticky',
  zIndex: 2,
  backgroundColor: vars.color.surfaceRaised,
} as const;

export const header = style(
  componentRule({
    ...edge,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
    paddingInline: `${vars.space[24]} ${vars.space[16]}`,
  }),
);

export const title = style(
  componentRule({
    /* On the middle of the close button, and still there when the title takes two lines. */
    paddingBlockStart: `calc((${vars.control.md} - ${vars.type[20].lineHeight}) / 2)`,
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  componentRule({
    flex: '1 0 auto',
    paddingInline: vars.space[24],
    paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  componentRule({
    ...edge,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    padding: `${vars.space[16]} ${vars.space[24]}`,
    paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${vars.elevation.hairline} solid ${vars.color.line}`,
  }),
);

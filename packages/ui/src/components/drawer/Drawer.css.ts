import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const edge = `${vars.elevation.hairline} solid ${vars.color.line}`;
/** The space at the sides of the content. */
const inset = createVar();
const hidden = { opacity: 0 };
const beyond = (direction: -1 | 1) => ({ transform: `translateX(${direction * 100}%)` });

const from = (direction: -1 | 1) => ({
  '&[data-entering]': beyond(direction),
  '&[data-exiting]': beyond(direction),
  /* Where text runs the other way, so does the drawer. */
  '[dir="rtl"] &[data-entering]': beyond(direction === 1 ? -1 : 1),
  '[dir="rtl"] &[data-exiting]': beyond(direction === 1 ? -1 : 1),
});

export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: 10,
    overflow: 'hidden',
    backgroundColor: vars.color.scrim,
    transition: `opacity ${vars.motion.enter} ${vars.motion.curve}`,
    selectors: { '&[data-entering]': hidden, '&[data-exiting]': hidden },
  }),
);

export const panel = recipe({
  base: componentRule({
    position: 'absolute',
    insetBlock: 0,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    boxShadow: vars.elevation.floating,
    transition: `transform ${vars.motion.enter} ${vars.motion.curve}`,
  }),
  variants: {
    side: {
      start: componentRule({ insetInlineStart: 0, borderInlineEnd: edge, selectors: from(-1) }),
      end: componentRule({ insetInlineEnd: 0, borderInlineStart: edge, selectors: from(1) }),
    },
    /* A strip of the page stays in sight, and can be pressed to go back to it. */
    size: {
      sm: componentRule({
        vars: { [inset]: vars.space[16] },
        inlineSize: `min(${vars.width.sidebar}, 85vw)`,
      }),
      md: componentRule({
        vars: { [inset]: vars.space[24] },
        inlineSize: `min(${vars.width.form}, 90vw)`,
      }),
    },
  },
});

export const content = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    /* The dialog itself scrolls: it has the focus when it opens, so the arrow keys work at once. */
    overflowY: 'auto',
    outline: 0,
  }),
);

const edgeOfSheet = { position: 'sticky', backgroundColor: vars.color.surfaceRaised } as const;

export const head = style(
  componentRule({
    ...edgeOfSheet,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: vars.space[8],
    paddingInline: `${inset} ${vars.space[16]}`,
    paddingBlockStart: `max(${vars.space[16]}, env(safe-area-inset-top))`,
  }),
);

export const title = style(
  componentRule({
    minInlineSize: 0,
    /* On the middle of the close button, and still there when the title takes two lines. */
    paddingBlockStart: `calc((${vars.control.md} - ${vars.type[20].lineHeight}) / 2)`,
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
);

/* A column, so that the content can take the whole height. */
export const body = style(
  componentRule({
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    paddingInline: inset,
    paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
    overflowWrap: 'anywhere',
  }),
);

export const actions = style(
  componentRule({
    ...edgeOfSheet,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[12],
    padding: `${vars.space[16]} ${inset}`,
    paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    borderBlockStart: edge,
  }),
);

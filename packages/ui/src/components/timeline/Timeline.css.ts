import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const mark = vars.space[12];

export const event = style(
  componentRule({
    position: 'relative',
    /* If both do not fit on a line, the time moves under the title, which is not broken. */
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    paddingInlineStart: vars.space[24],
    paddingBlockEnd: vars.space[16],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      /* The line to the next mark; the last event has no line. */
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${vars.space[20]} ${vars.space[0]}`,
        insetInlineStart: `calc(${mark} / 2 - ${vars.elevation.hairline})`,
        borderInlineStart: `${vars.space[2]} solid ${vars.color.line}`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: vars.space[4],
        insetInlineStart: 0,
        boxSizing: 'border-box',
        inlineSize: mark,
        blockSize: mark,
        border: `${vars.space[2]} solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.full,
      },
      '&[aria-current]::after': { border: `calc(${mark} / 2) solid ${vars.tone.primary.solid}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const title = style(
  componentRule({
    maxInlineSize: '100%',
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

export const time = style(
  componentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[14].lineHeight,
    whiteSpace: 'nowrap',
  }),
);

export const note = style(
  componentRule({
    flexBasis: '100%',
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    overflowWrap: 'anywhere',
  }),
);

import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { touchSide } from '../../theme/touch-target.ts';

const on = vars.tone.primary;

export const control = style(
  componentRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    maxInlineSize: '100%',
    padding: vars.space[2],
    backgroundColor: vars.color.surfaceSunken,
    border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    selectors: { '&[data-disabled]': { borderColor: vars.color.line } },
  }),
);

export const place = style(componentRule({ display: 'flex', minInlineSize: 0 }));

/* As high as a small control together with the edge around all of them. */
const height = `calc(${vars.control.sm} - 2 * ${vars.space[2]} - 2 * ${vars.elevation.hairline})`;

export const segment = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minInlineSize: 0,
    minBlockSize: height,
    paddingInline: vars.space[12],
    border: `${vars.elevation.hairline} solid transparent`,
    borderRadius: vars.radius.inner,
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.state} ${vars.motion.curve}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(7), color: vars.color.ink },
      '&[data-pressed]': { backgroundColor: veil(12) },
      '&[data-selected]': {
        backgroundColor: on.soft,
        borderColor: on.line,
        color: on.onSoft,
      },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-selected][data-disabled]': {
        backgroundColor: vars.tone.neutral.soft,
        borderColor: vars.tone.neutral.line,
      },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: vars.focus.offset,
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: touchSide, minInlineSize: touchSide },
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: {
          '&[data-selected]:not([data-disabled])': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-selected][data-disabled]': { borderColor: 'GrayText', borderStyle: 'dashed' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

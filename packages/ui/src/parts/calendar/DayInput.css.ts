import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/* Handles a paste on any part of the date. */
export const pasted = style(componentRule({ minInlineSize: 0 }));

export const segments = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'text',
    outline: 0,
  }),
);

export const segment = style(
  componentRule({
    padding: vars.space[2],
    borderRadius: vars.radius.inner,
    outline: 0,
    selectors: {
      '&[data-type="literal"]': {
        paddingInline: 0,
        marginInline: `calc(-1 * ${vars.space[2]})`,
        color: vars.color.inkMuted,
      },
      '&[data-placeholder]': { color: vars.color.inkFaint },
      '&[data-disabled]': { color: vars.color.inkFaint },
      '&[data-focused]': {
        backgroundColor: vars.tone.primary.solid,
        color: vars.tone.primary.onSolid,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-focused]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/* For the box of a read-only field; an input has its own attribute. */
export const readOnly = style(
  componentRule({
    selectors: {
      '&[data-rac]': { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.line },
    },
  }),
);

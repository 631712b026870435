import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { touchSide } from '../../theme/touch-target.ts';

/** The number of cells. */
export const count = createVar();
const edge = createVar();
const gap = vars.space[8];
const ring = `${vars.focus.width} solid ${vars.focus.color}`;

/* From one cell to the next: they share a narrow line, and do not grow on a wide one. */
const pitch = `min(${vars.space[56]} + ${gap}, (100cqi + ${gap}) / ${count})`;

/** The button of the other code is beside the label, where no error moves it away from a press; for the keyboard it is behind the input. */
export const field = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    minInlineSize: 0,
  }),
);

export const frame = style(
  componentRule({ order: 1, inlineSize: '100%', containerType: 'inline-size' }),
);

export const row = recipe({
  base: componentRule({
    position: 'relative',
    blockSize: vars.control.lg,
    '@media': { '(pointer: coarse)': { minBlockSize: touchSide } },
  }),
  variants: {
    isText: {
      true: {},
      false: componentRule({
        inlineSize: `calc(${pitch} * ${count} - ${gap})`,
        vars: { [edge]: vars.color.lineStrong },
        selectors: { '&:has([data-hovered])': { vars: { [edge]: vars.color.inkMuted } } },
      }),
    },
    isInvalid: { true: {}, false: {} },
    isDisabled: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isText: false, isInvalid: true },
      style: componentRule({
        selectors: { '&, &:has([data-hovered])': { vars: { [edge]: vars.tone.error.line } } },
      }),
    },
    {
      variants: { isText: false, isDisabled: true },
      style: componentRule({ selectors: { '&': { vars: { [edge]: vars.color.line } } } }),
    },
  ],
});

/** Behind the input, which shows the digits and the caret itself. */
export const cells = style(
  componentRule({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: gap,
  }),
);

export const cell = recipe({
  base: componentRule({
    backgroundColor: vars.color.surface,
    border: `${vars.elevation.hairline} solid ${edge}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${vars.motion.state} ${vars.motion.curve}`,
  }),
  variants: {
    mark: {
      none: {},
      /** The place of the caret. */
      caret: componentRule({ outline: ring, outlineOffset: vars.focus.offset }),
      selected: componentRule({
        outline: ring,
        outlineOffset: `calc(-1 * ${vars.elevation.hairline})`,
        backgroundColor: vars.tone.primary.soft,
      }),
    },
    isDisabled: { true: componentRule({ backgroundColor: vars.color.surfaceSunken }), false: {} },
  },
});

/** Cuts off the place of the caret behind the last digit: the input would scroll to it, away from the cells. */
export const clip = style(
  componentRule({ position: 'relative', blockSize: '100%', overflow: 'clip' }),
);

export const line = style(componentRule({ blockSize: '100%' }));

/** In another font an `x` between two figures may look like a sign of multiplication. */
export const letters = style(componentRule({ fontFamily: vars.font.mono }));

/** Each digit is in the middle of its cell: all are as wide as `0`, and the space between them is the rest of the pitch. */
export const digits = style(
  componentRule({
    display: 'block',
    inlineSize: `calc(100% + ${pitch})`,
    blockSize: '100%',
    padding: 0,
    paddingInlineStart: `calc((${pitch} - ${gap} - 1ch) / 2)`,
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    fontFamily: vars.font.mono,
    fontSize: vars.type[20].size,
    lineHeight: vars.type[20].lineHeight,
    fontWeight: vars.weight.medium,
    letterSpacing: `calc(${pitch} - 1ch)`,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      /* The cells are marked: the browser's band would cross the gaps between them. */
      '&::selection': { backgroundColor: 'transparent', color: vars.color.ink },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      /* The browser's own colour would cover the cells. */
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: vars.color.ink },
    },
    '@media': {
      '(forced-colors: active)': {
        /* Without the plate behind the text, which would cover the cells. */
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-disabled]': { color: 'GrayText' },
          '&::selection': { color: 'CanvasText' },
        },
      },
    },
  }),
);

export const other = style(
  componentRule({
    position: 'relative',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.inner,
    backgroundColor: 'transparent',
    color: vars.tone.primary.onSoft,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline' },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
      /* As high as a finger, upwards: what is below belongs to the cells. */
      '(pointer: coarse)': {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: `calc(-1 * ${vars.space[4]})`,
            minBlockSize: touchSide,
          },
        },
      },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const words = { fontSize: vars.type[13].size, lineHeight: vars.type[13].lineHeight };

export const field = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);

export const label = style(
  componentRule({ ...words, fontWeight: vars.weight.medium, color: vars.color.ink }),
);

/** The line below a control, which is there without words, too: a button below must not move away from a press. */
export const messages = style(
  componentRule({
    ...words,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space[12],
    minBlockSize: vars.type[13].lineHeight,
    // Last, on a line of its own, also where something is beside the label.
    order: 1,
    inlineSize: '100%',
  }),
);

/** A line that is only kept for an error is a part of the gap to the next field. */
export const keptLine = style([
  messages,
  componentRule({ marginBlockEnd: `calc(-1 * ${vars.space[8]})` }),
]);

/** How much may still be written: at the end of the line of words, in figures that do not dance. */
export const counter = style(
  componentRule({
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/* Where a counter would leave the words a narrow column, it takes a line of its own. */
const text = { flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

export const description = style(componentRule({ ...text, color: vars.color.inkMuted }));

export const error = style(
  componentRule({
    ...text,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    color: vars.tone.error.onSoft,
  }),
);

const invalid = { borderColor: vars.tone.error.line };

/** The box of a text input and of a select's button. A coarse pointer gets 16 px text: below that, phones zoom in. */
const box: Omit<StyleRule, '@layer'> = {
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInline: vars.space[12],
  backgroundColor: vars.color.surface,
  border: `${vars.elevation.hairline} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontSize: vars.type[14].size,
  lineHeight: vars.type[14].lineHeight,
  transition: `border-color ${vars.motion.state} ${vars.motion.curve}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.inkMuted },
    '&[data-invalid]': invalid,
    '&[data-disabled]': {
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      color: vars.color.inkFaint,
      cursor: 'not-allowed',
    },
    '&[readonly], &[data-readonly]': {
      backgroundColor: vars.color.surfaceSunken,
      borderColor: vars.color.line,
    },
    '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  },
  '@media': {
    '(pointer: coarse)': { fontSize: vars.type[16].size, lineHeight: vars.type[16].lineHeight },
    '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
};

export const control = recipe({
  base: componentRule(box),
  variants: {
    size: {
      sm: componentRule({ blockSize: vars.control.sm }),
      md: componentRule({ blockSize: vars.control.md }),
      lg: componentRule({ blockSize: vars.control.lg }),
      /** Several lines: the content determines the height. */
      tall: componentRule({ blockSize: '100%', paddingBlock: vars.space[8] }),
    },
    /** Room for a button at the end, or for two. */
    hasEnd: {
      true: componentRule({ paddingInlineEnd: vars.space[40] }),
      two: componentRule({ paddingInlineEnd: vars.space[72] }),
      false: {},
    },
    /** For a control without its own disabled style. */
    isInvalid: { true: componentRule(invalid), false: {} },
  },
  defaultVariants: { size: 'md', hasEnd: false, isInvalid: false },
});

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { largestText, largeText } from './largeText.css.ts';
import { below } from '../../theme/media.ts';
import { breakpoints } from '../../theme/scale.ts';

/* The bar has one row and the sidebar its icons: the names of the scope need the room. */
const shortOfRoom = `(${breakpoints.tablet}px <= width < ${breakpoints.desktop}px)`;
/* At its shortest, smaller letters and less room around them show more of a name. */
const besideIcons = `(${breakpoints.tablet}px <= width < ${breakpoints.snug}px)`;
const edge = `${vars.elevation.hairline} solid ${vars.color.lineStrong}`;

const line = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: `calc(${vars.control.md} - 2 * ${vars.elevation.hairline})`,
  paddingInline: vars.space[12],
  fontSize: vars.type[14].size,
  lineHeight: vars.type[14].lineHeight,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  '@media': {
    [`(${breakpoints.tablet}px <= width < ${breakpoints.roomy}px)`]: {
      paddingInline: vars.space[8],
    },
  },
} as const;

const small = {
  paddingInline: vars.space[4],
  fontSize: vars.type[13].size,
  lineHeight: vars.type[13].lineHeight,
};

const warning = {
  backgroundColor: vars.tone.warning.soft,
  color: vars.tone.warning.onSoft,
} as const;

export const group = recipe({
  base: componentRule({
    display: 'flex',
    minInlineSize: 0,
    border: edge,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [below.tablet]: { order: 1, flexDirection: 'column', flexBasis: '100%' } },
    '@container': {
      [largeText]: { order: 1, flexBasis: '100%' },
      [largestText]: { flexDirection: 'column' },
    },
  }),
  variants: {
    isOpen: {
      true: {},
      false: componentRule({ '@media': { [below.tablet]: { display: 'none' } } }),
    },
  },
});

const oneBelowAnother = {
  maxInlineSize: 'none',
  selectors: { ':not(:empty) ~ &': { borderInlineStart: 'none', borderBlockStart: edge } },
} as const;

export const part = style(
  componentRule({
    flex: '0 1 auto',
    minInlineSize: 0,
    /* One name of a hundred characters leaves the others enough to be distinguished. */
    maxInlineSize: '30ch',
    selectors: {
      '&:empty': { display: 'none' },
      /* The mode is the last one, and never cut. */
      '&:last-child': { flexShrink: 0 },
      ':not(:empty) ~ &': { borderInlineStart: edge },
    },
    '@media': { [below.tablet]: oneBelowAnother },
    '@container': { [largeText]: { maxInlineSize: 'none' }, [largestText]: oneBelowAnother },
  }),
);

const tone = { neutral: {}, warning: componentRule(warning) };

export const text = recipe({
  base: componentRule({
    ...line,
    position: 'relative',
    display: 'block',
    alignContent: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: vars.radius.control,
    '@media': { ...line['@media'], [besideIcons]: small },
  }),
  variants: { tone },
});

export const action = recipe({
  base: componentRule({
    ...line,
    position: 'relative',
    inlineSize: '100%',
    border: 0,
    borderRadius: `calc(${vars.radius.control} - ${vars.elevation.hairline})`,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    cursor: 'pointer',
    '@media': { ...line['@media'], [shortOfRoom]: { gap: vars.space[4] }, [besideIcons]: small },
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(6) },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-pending]': { color: vars.color.inkMuted, cursor: 'progress' },
    },
  }),
  variants: { tone },
});

export const whole = style(
  componentRule({ '@media': { [shortOfRoom]: { position: 'absolute', clipPath: 'inset(50%)' } } }),
);

export const shortWord = style(
  componentRule({ display: 'none', '@media': { [shortOfRoom]: { display: 'inline' } } }),
);

/* The colour and the words say it, too, where the names need the room. */
export const actionIcon = style(
  componentRule({
    display: 'inline-flex',
    '@media': {
      [`(${breakpoints.tablet}px <= width < ${breakpoints.wide}px)`]: { display: 'none' },
    },
  }),
);

/** Opens the scope on a phone, where it has no room in the bar. */
export const toggle = recipe({
  base: componentRule({
    ...line,
    display: 'none',
    flexShrink: 0,
    minBlockSize: vars.control.md,
    border: edge,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    cursor: 'pointer',
    '@media': {
      ...line['@media'],
      // The title beside it needs the room.
      [below.tablet]: { display: 'inline-flex', gap: vars.space[4], paddingInline: vars.space[8] },
      [below.narrowest]: { gap: 0, paddingInline: vars.space[4], fontSize: vars.type[13].size },
    },
  }),
  variants: { tone },
});

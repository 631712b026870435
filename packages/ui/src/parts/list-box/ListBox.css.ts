import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';
import { below } from '../../theme/media.ts';

const ring = {
  outline: `${vars.focus.width} solid ${vars.focus.color}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
};

export const list = recipe({
  base: componentRule({
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
  }),
  variants: {
    /** Half an option at the end shows that there are more. */
    length: {
      long: componentRule({ maxBlockSize: `calc(8.5 * ${vars.space[40]})` }),
      /* On a phone the keyboard takes half of the screen. */
      short: componentRule({ maxBlockSize: `calc(5.5 * ${vars.space[40]})` }),
    },
  },
  defaultVariants: { length: 'long' },
});

export const rows = style(componentRule({ position: 'relative' }));

export const row = style(
  componentRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space[40],
    padding: vars.space[2],
  }),
);

export const option = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: '100%',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&:hover': { backgroundColor: veil(5) },
      '&[data-focused]': { backgroundColor: veil(7) },
      '&[data-focus-visible]': ring,
      '&[aria-selected="true"]': { fontWeight: vars.weight.medium },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': ring } } },
  }),
);

export const optionText = style(
  componentRule({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    /* On a phone the one height of all options has room for two lines. */
    '@media': {
      [below.phone]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        lineHeight: vars.type[13].lineHeight,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  }),
);

export const check = style(componentRule({ flexShrink: 0, color: vars.tone.primary.solid }));

export const empty = style(
  componentRule({ padding: vars.space[16], color: vars.color.inkMuted, textAlign: 'center' }),
);

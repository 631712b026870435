import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;
const edge = `${vars.elevation.hairline} solid ${vars.color.line}`;

export const scroller = style(
  componentRule({
    maxBlockSize: '50dvh',
    overflow: 'auto',
    containerType: 'inline-size',
    border: edge,
    borderRadius: vars.radius.control,
  }),
);

export const table = style(
  componentRule({
    ...figures,
    inlineSize: '100%',
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

export const caption = style(
  componentRule({
    padding: `${vars.space[8]} ${vars.space[12]}`,
    color: vars.color.inkMuted,
    textAlign: 'start',
  }),
);

/* Stays whole where the figures below scroll sideways. */
export const captionText = style(
  componentRule({
    position: 'sticky',
    insetInlineStart: vars.space[12],
    display: 'inline-block',
    maxInlineSize: `calc(100cqi - 2 * ${vars.space[12]})`,
  }),
);

const cellBox = {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockStart: edge,
  whiteSpace: 'nowrap',
} as const;

export const rowHead = style(
  componentRule({ ...cellBox, fontWeight: vars.weight.regular, textAlign: 'start' }),
);

export const columnHead = style(
  componentRule({
    ...cellBox,
    minInlineSize: '18ch',
    fontWeight: vars.weight.medium,
    textAlign: 'end',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  }),
);

export const eventCell = style(
  componentRule({
    ...cellBox,
    minInlineSize: '24ch',
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
);

export const cell = recipe({
  base: componentRule({ ...cellBox, textAlign: 'end' }),
  variants: {
    isEmpty: { true: componentRule({ color: vars.color.inkMuted }), false: {} },
  },
});

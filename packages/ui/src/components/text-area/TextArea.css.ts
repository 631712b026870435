import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';

/* Styles shared by the text and its copy, so that both wrap identically. */
const sheet = {
  gridArea: '1 / 1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

const lines = (count: number): string =>
  `calc(${count} * ${vars.type[14].lineHeight} + 2 * ${vars.space[8]})`;

/** A copy of the text, out of sight, gives the box its height. */
export const grow = style(
  componentRule({
    display: 'grid',
    /* A share, not the content's height: it stops growing with the box. */
    gridTemplateRows: 'minmax(0, 1fr)',
    minBlockSize: lines(3),
    maxBlockSize: lines(12),
    selectors: {
      '&::after': {
        ...sheet,
        content: 'attr(data-text) " "',
        visibility: 'hidden',
        paddingBlock: vars.space[8],
        paddingInline: vars.space[12],
        border: `${vars.elevation.hairline} solid transparent`,
        overflow: 'hidden',
        fontSize: vars.type[14].size,
        lineHeight: vars.type[14].lineHeight,
      },
    },
    '@media': {
      '(pointer: coarse)': {
        selectors: {
          '&::after': { fontSize: vars.type[16].size, lineHeight: vars.type[16].lineHeight },
        },
      },
    },
  }),
);

/** Its height is the copy's; beyond the limit it scrolls. */
export const area = style(componentRule({ ...sheet, resize: 'none', overflowY: 'auto' }));

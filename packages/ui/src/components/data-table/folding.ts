import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints } from '../../theme/scale.ts';

/** Depends on the table's width, not the window's, because a sidebar may be next to it. */
export const folded = `(width < ${breakpoints.tablet}px)`;

const lineText = {
  order: 2,
  fontSize: vars.type[13].size,
  lineHeight: vars.type[13].lineHeight,
  whiteSpace: 'normal',
} as const;

const foldedLine = componentRule({ '@container': { [folded]: lineText } });

const foldedBlock = componentRule({
  '@container': { [folded]: { ...lineText, order: 3, flexBasis: '100%' } },
});

/* The heading before a line; visual only, because a screen reader reads the column heading. */
const foldLabel = componentRule({
  '@container': {
    [folded]: {
      selectors: {
        '&::before': {
          content: ['attr(data-heading)', "attr(data-heading) / ''"],
          marginInlineEnd: vars.space[4],
          color: vars.color.inkMuted,
        },
      },
    },
  },
});

/** For what a card leaves out. */
export const leftOut = componentRule({ '@container': { [folded]: { display: 'none' } } });

const foldedTitle = {
  order: -1,
  flex: '1 1 40%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** The places of a cell on the card of its row. */
export const foldPlaces = {
  title: componentRule({ '@container': { [folded]: foldedTitle } }),
  aside: componentRule({ '@container': { [folded]: { order: 0, marginInlineStart: 'auto' } } }),
  line: [foldedLine, foldLabel],
  bare: foldedLine,
  block: foldedBlock,
  check: componentRule({ '@container': { [folded]: { order: -2 } } }),
  hidden: leftOut,
};

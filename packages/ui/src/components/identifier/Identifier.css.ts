import { style } from '@vanilla-extract/css';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints, spaces } from '../../theme/scale.ts';
import { vars } from '../../theme/contract.css.ts';

/* A table that has folded into cards shows all of it. */
const folded = `(width < ${breakpoints.tablet}px)`;

/* The narrowest phones, where the facts of a page are positioned rows. */
const narrowest = `(width < ${breakpoints.phone - 3 * spaces[40]}px)`;

/** One step smaller than the words around it, as a monospace face looks larger. */
export const identifier = style(componentRule({ fontSize: '0.93em' }));

/* The end is seen alone: read, searched and copied is the whole text, of which the beginning is seen. */
export const shortened = style(
  componentRule({
    display: 'inline-flex',
    maxInlineSize: '100%',
    selectors: { '&::after': { content: ['attr(data-end)', "attr(data-end) / ''"] } },
    '@container': { [folded]: { selectors: { '&::after': { content: 'none' } } } },
  }),
);

export const beginning = style(
  componentRule({
    inlineSize: '8ch',
    overflow: 'clip',
    whiteSpace: 'nowrap',
    '@container': { [folded]: { inlineSize: 'auto', whiteSpace: 'inherit' } },
  }),
);

/** The place of the copy button: of a long id among facts, beside its name, so that the id has the whole line. */
export const beside = style(
  componentRule({
    display: 'inline-flex',
    '@media': {
      [narrowest]: {
        selectors: {
          'dd :is([data-long], a:has([data-long])) + &': {
            position: 'absolute',
            insetBlockStart: vars.space[4],
            insetInlineEnd: 0,
          },
        },
      },
    },
  }),
);

import { style } from '@vanilla-extract/css';
import { componentRule } from '../../theme/component-rule.ts';
import { breakpoints } from '../../theme/scale.ts';

/* A table that has folded into cards shows all of it. */
const folded = `(width < ${breakpoints.tablet}px)`;

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

import { style } from '@vanilla-extract/css';
import { componentRule } from '../../theme/component-rule.ts';
import { below } from '../../theme/media.ts';
import { vars } from '../../theme/contract.css.ts';

/** One step smaller than the words around it, as a monospace face looks larger. */
export const identifier = style(componentRule({ fontSize: '0.93em' }));

/* The end is seen alone: read, searched and copied is the whole text, of which the beginning is seen. */
export const shortened = style(
  componentRule({
    display: 'inline-flex',
    maxInlineSize: '100%',
    selectors: { '&::after': { content: ['attr(data-end)', "attr(data-end) / ''"] } },
    // A table that has folded into cards shows all of it.
    '@container': { [below.tablet]: { selectors: { '&::after': { content: 'none' } } } },
  }),
);

export const beginning = style(
  componentRule({
    inlineSize: '8ch',
    overflow: 'clip',
    whiteSpace: 'nowrap',
    '@container': { [below.tablet]: { inlineSize: 'auto', whiteSpace: 'inherit' } },
  }),
);

/** The place of the copy button: of a long id among facts, beside its name, so that the id has the whole line. */
export const beside = style(
  componentRule({
    display: 'inline-flex',
    '@media': {
      [below.narrowest]: {
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

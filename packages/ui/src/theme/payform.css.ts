import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';
import { controlTokens } from './fill.ts';
import { fontStacks } from './scale.ts';
import './scale.css.ts';
import './density.css.ts';
import './dark.css.ts';

/**
 * The payment form's face: `data-face="payform"` on the root (or, in stories, on a subtree). The system stack, and
 * every control 48 high, since it is used with a thumb.
 */
createGlobalTheme(
  '[data-face="payform"]',
  { control: vars.control, body: vars.font.body },
  { '@layer': layers.tokens, control: controlTokens('payform'), body: fontStacks.system },
);

/**
 * A merchant's accent: on an element with `data-accent`, the variables `--tiyin-accent`, `--tiyin-accent-ink` (the text on
 * it) and `--tiyin-accent-text` (itself as text) replace the primary ones and the ring of the focus. `accentVariables`
 * of `accent.ts` makes them from any colour, corrected until they can be read.
 */
globalStyle('[data-accent]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.tone.primary.solid]: 'var(--tiyin-accent)',
        [vars.tone.primary.onSolid]: 'var(--tiyin-accent-ink)',
        [vars.tone.primary.onSoft]: 'var(--tiyin-accent-text)',
        [vars.focus.color]: 'var(--tiyin-accent)',
      },
    },
  },
});

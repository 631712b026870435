import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './contract.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });

reset('html', { textSizeAdjust: '100%', fontFamily: vars.font.body });
reset(':root, [data-theme="light"]', { colorScheme: 'light' });
reset('[data-theme="dark"]', { colorScheme: 'dark' });
reset(':where(:root):not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark' } },
});

reset('body, [data-theme]', {
  backgroundColor: vars.color.canvas,
  color: vars.color.ink,
});

reset('body', {
  margin: 0,
  fontSize: vars.type[14].size,
  lineHeight: vars.type[14].lineHeight,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});

reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('code, kbd, pre', { fontFamily: vars.font.mono });
reset('table', { borderCollapse: 'collapse' });

/*
 * The default focus ring for every component without its own. An outline is visible in forced
 * colours too.
 */
reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.focus.color}`,
  outlineOffset: vars.focus.offset,
});

/*
 * A duration of nearly nothing instead of none: code that waits for the end of an animation still
 * gets the event.
 */
reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      /*
       * Only for components that declare a transition: with `all`, a theme change would fade the
       * page element by element.
       */
      transitionProperty: 'none',
    },
  },
});

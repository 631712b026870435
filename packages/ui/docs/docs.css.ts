import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css.ts';
import { docsRule } from './docs-rule.ts';

export const swatch = style(
  docsRule({
    display: 'inline-block',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.inner,
  }),
);

export const bar = style(
  docsRule({ blockSize: vars.space[16], backgroundColor: vars.tone.primary.solid }),
);

/** What is shown on a page of the documentation as it is in the product: our font, our canvas. */
export const sample = style(
  docsRule({
    fontFamily: vars.font.body,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    color: vars.color.ink,
  }),
);

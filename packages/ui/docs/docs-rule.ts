import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../src/theme/layers.css.ts';

/** A style of the documentation's own pieces, in the strongest layer. */
export const docsRule = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.screens]: rule },
});

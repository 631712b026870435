import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style of the library's components, in their cascade layer. Wrap every rule of a component's `.css.ts` in it. */
export const componentRule = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

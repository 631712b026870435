import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A style of an app's own views, in the strongest cascade layer. Wrap every rule of an app in it. */
export const screenRule = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.screens]: rule },
});

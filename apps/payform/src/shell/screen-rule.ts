import { layers } from '@tiyin/ui/theme/layers.css';
import type { StyleRule } from '@vanilla-extract/css';

/** A style of the form's own views, in the strongest cascade layer. Wrap every rule of this app in it. */
export const screenRule = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.screens]: rule },
});

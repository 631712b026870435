import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** A style of the components that know payments, in their cascade layer: above those that they are built from. */
export const paymentRule = (rule: Omit<StyleRule, '@layer'>): StyleRule => ({
  '@layer': { [layers.payments]: rule },
});

import { globalLayer } from '@vanilla-extract/css';

/**
 * Every cascade layer, weakest first. This file is imported before any other style, so the order holds however a
 * bundle is split, and a single class is always enough.
 */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  payments: globalLayer('payments'),
  screens: globalLayer('screens'),
};

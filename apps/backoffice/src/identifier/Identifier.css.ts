import { style } from '@vanilla-extract/css';
import { layers } from '@tiyin/ui/theme/layers.css';

/** One step smaller than the words around it, as a monospace face looks larger. */
export const identifier = style({ '@layer': { [layers.screens]: { fontSize: '0.93em' } } });

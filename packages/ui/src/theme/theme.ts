/** The theme: layers, light, dark, densities and the reset. An app imports this before anything else of the library. */
import './layers.css.ts';
import './scale.css.ts';
import './light.css.ts';
import './dark.css.ts';
import './density.css.ts';
import './reset.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';

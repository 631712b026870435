import { createGlobalThemeContract } from '@vanilla-extract/css';
import './layers.css.ts';

const tone = { solid: '', onSolid: '', soft: '', onSoft: '', line: '' };
const step = { size: '', lineHeight: '' };

/**
 * The theme contract: the only values a style may read. Filled by a colour theme, a density and a
 * face.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      line: '',
      lineStrong: '',
      ink: '',
      inkMuted: '',
      inkFaint: '',
      /** The backdrop of a modal. */
      scrim: '',
    },
    tone: { neutral: tone, primary: tone, success: tone, warning: tone, error: tone },
    space: {
      0: '',
      2: '',
      4: '',
      8: '',
      12: '',
      16: '',
      20: '',
      24: '',
      32: '',
      40: '',
      56: '',
      72: '',
    },
    radius: { inner: '', control: '', card: '', sheet: '', full: '' },
    type: { 12: step, 13: step, 14: step, 16: step, 20: step, 24: step, 32: step, 44: step },
    weight: { regular: '', medium: '', semibold: '' },
    font: { body: '', mono: '' },
    control: { sm: '', md: '', lg: '' },
    motion: { state: '', enter: '', curve: '' },
    elevation: { hairline: '', floating: '' },
    focus: { width: '', offset: '', color: '' },
    width: { form: '', menu: '', settlement: '', dialog: '', content: '', sidebar: '' },
  },
  (_value, path) => `tiyin-${path.join('-')}`,
);

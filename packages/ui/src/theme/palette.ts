/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. Plain data, so that tests and docs can compute with it. */
export type Oklch = `oklch(${number} ${number} ${number})`;

/** The meaning of a colour. Every colour in use has one of these. */
export type ToneName = 'neutral' | 'primary' | 'success' | 'warning' | 'error';

/**
 * One tone in its five roles: `solid` with `onSolid` text for the strongest surface, `soft` with `onSoft` text for
 * a quiet one (`onSoft` is also the tone's text colour on plain surfaces), `line` for an edge that must be seen.
 */
export type Tone = {
  readonly solid: Oklch;
  readonly onSolid: Oklch;
  readonly soft: Oklch;
  readonly onSoft: Oklch;
  readonly line: Oklch;
};

/** Every colour of a theme. `line` is a decorative hairline; `lineStrong` is the edge of a control. */
export type Palette = {
  readonly scheme: 'light' | 'dark';
  readonly color: {
    readonly canvas: Oklch;
    readonly surface: Oklch;
    readonly surfaceRaised: Oklch;
    readonly surfaceSunken: Oklch;
    readonly line: Oklch;
    readonly lineStrong: Oklch;
    readonly ink: Oklch;
    readonly inkMuted: Oklch;
    readonly inkFaint: Oklch;
  };
  readonly tone: Readonly<Record<ToneName, Tone>>;
};

/** The light theme's colours. */
export const lightPalette: Palette = {
  scheme: 'light',
  color: {
    canvas: 'oklch(0.982 0.003 255)',
    surface: 'oklch(1 0 0)',
    surfaceRaised: 'oklch(1 0 0)',
    surfaceSunken: 'oklch(0.962 0.005 255)',
    line: 'oklch(0.922 0.006 255)',
    lineStrong: 'oklch(0.64 0.018 258)',
    ink: 'oklch(0.235 0.022 262)',
    inkMuted: 'oklch(0.4 0.02 260)',
    inkFaint: 'oklch(0.435 0.02 260)',
  },
  tone: {
    neutral: {
      solid: 'oklch(0.33 0.024 262)',
      onSolid: 'oklch(1 0 0)',
      soft: 'oklch(0.94 0.006 255)',
      onSoft: 'oklch(0.41 0.02 260)',
      line: 'oklch(0.64 0.018 258)',
    },
    primary: {
      solid: 'oklch(0.472 0.19 263)',
      onSolid: 'oklch(1 0 0)',
      soft: 'oklch(0.95 0.022 258)',
      onSoft: 'oklch(0.43 0.17 263)',
      line: 'oklch(0.62 0.16 262)',
    },
    success: {
      solid: 'oklch(0.445 0.105 153)',
      onSolid: 'oklch(1 0 0)',
      soft: 'oklch(0.955 0.045 158)',
      onSoft: 'oklch(0.4 0.09 156)',
      line: 'oklch(0.62 0.13 155)',
    },
    warning: {
      solid: 'oklch(0.465 0.095 72)',
      onSolid: 'oklch(1 0 0)',
      soft: 'oklch(0.955 0.055 90)',
      onSoft: 'oklch(0.43 0.085 72)',
      line: 'oklch(0.64 0.13 75)',
    },
    error: {
      solid: 'oklch(0.485 0.185 26)',
      onSolid: 'oklch(1 0 0)',
      soft: 'oklch(0.955 0.022 20)',
      onSoft: 'oklch(0.445 0.165 26)',
      line: 'oklch(0.62 0.2 25)',
    },
  },
};

/** The dark theme's colours. */
export const darkPalette: Palette = {
  scheme: 'dark',
  color: {
    canvas: 'oklch(0.178 0.012 262)',
    surface: 'oklch(0.213 0.014 262)',
    surfaceRaised: 'oklch(0.25 0.016 262)',
    surfaceSunken: 'oklch(0.16 0.011 262)',
    line: 'oklch(0.292 0.016 262)',
    lineStrong: 'oklch(0.57 0.02 262)',
    ink: 'oklch(0.955 0.006 255)',
    inkMuted: 'oklch(0.8 0.012 258)',
    inkFaint: 'oklch(0.746 0.014 258)',
  },
  tone: {
    neutral: {
      solid: 'oklch(0.87 0.01 258)',
      onSolid: 'oklch(0.213 0.014 262)',
      soft: 'oklch(0.31 0.016 262)',
      onSoft: 'oklch(0.86 0.01 258)',
      line: 'oklch(0.57 0.02 262)',
    },
    primary: {
      solid: 'oklch(0.704 0.145 262)',
      onSolid: 'oklch(0.17 0.04 262)',
      soft: 'oklch(0.31 0.085 263)',
      onSoft: 'oklch(0.83 0.08 260)',
      line: 'oklch(0.6 0.16 262)',
    },
    success: {
      solid: 'oklch(0.7 0.14 155)',
      onSolid: 'oklch(0.18 0.035 158)',
      soft: 'oklch(0.3 0.055 157)',
      onSoft: 'oklch(0.85 0.115 156)',
      line: 'oklch(0.58 0.12 155)',
    },
    warning: {
      solid: 'oklch(0.77 0.14 78)',
      onSolid: 'oklch(0.2 0.04 75)',
      soft: 'oklch(0.31 0.055 75)',
      onSoft: 'oklch(0.87 0.115 85)',
      line: 'oklch(0.6 0.115 75)',
    },
    error: {
      solid: 'oklch(0.718 0.155 25)',
      onSolid: 'oklch(0.17 0.045 25)',
      soft: 'oklch(0.3 0.085 24)',
      onSoft: 'oklch(0.84 0.085 20)',
      line: 'oklch(0.61 0.19 25)',
    },
  },
};

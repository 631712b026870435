/** Light, dark, or the system's setting. */
export const themes = ['light', 'dark', 'system'] as const;

/** How much room controls and rows take. */
export const densities = ['comfortable', 'compact'] as const;

/** How the back office looks in this browser. */
export interface Appearance {
  readonly theme: (typeof themes)[number];
  readonly density: (typeof densities)[number];
}

/* The script of index.html reads them, too, before the first paint. */
const THEME_KEY = 'tiyin.theme';
const DENSITY_KEY = 'tiyin.density';

/**
 * The person's last choice; missing or invalid values use the defaults of the system and the
 * library.
 */
export function readAppearance(storage: Pick<Storage, 'getItem'>): Appearance {
  const theme = storage.getItem(THEME_KEY);
  const density = storage.getItem(DENSITY_KEY);
  return {
    theme: themes.find((each) => each === theme) ?? 'system',
    density: densities.find((each) => each === density) ?? 'comfortable',
  };
}

/** Keeps the choice in this browser. */
export function storeAppearance(
  storage: Pick<Storage, 'setItem'>,
  { density, theme }: Appearance,
): void {
  storage.setItem(THEME_KEY, theme);
  storage.setItem(DENSITY_KEY, density);
}

/** Has the page look like that: the library reads it off the document's root. */
export function applyAppearance(
  root: { readonly dataset: DOMStringMap },
  { density, theme }: Appearance,
): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  if (density === 'comfortable') delete root.dataset['density'];
  else root.dataset['density'] = density;
}

/** The name of a CSS variable of a style file, for setting it at run time: `var(--x)` is set as `--x`. */
export const variableName = (reference: `var(${string})`): string =>
  reference.slice('var('.length, -1);

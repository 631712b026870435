/** Widths to look at, from the narrowest that must hold to the widest that content becomes. */
export const viewports = Object.fromEntries(
  (
    [
      [320, 'The narrowest, and 1280 at 400 %', 640],
      [360, 'A phone', 640],
      [768, 'A tablet: the sidebar appears', 1024],
      [1024, 'A tablet across: the names of the scope are whole', 768],
      [1100, 'A small desktop: the sidebar has words', 800],
      [1440, 'A desktop', 900],
    ] as const
  ).map(([width, what, height]) => [
    `w${width}`,
    {
      name: `${width}: ${what}`,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

/** The modes in which Chromatic takes a picture of every sheet (`chromatic.config.json` selects the stories). */
export const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  compact: { density: 'compact' },
  ru: { language: 'ru' },
  '320 px': { viewport: 320 },
  'forced colours': { forcedColors: 'active' },
};

/** How Chromium is started, so that the same page has the same pixels each time. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
  // No picture is pieced together from older ones, and nothing is left to the screen or the processor.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

import { stripVTControlCharacters } from 'node:util';

/** The bundler's messages about packages of others, and about a large and slow Storybook. */
const tolerated = [
  /MODULE_LEVEL_DIRECTIVE.*node_modules\//,
  /PLUGIN_TIMINGS/,
  /chunks are larger than/,
];

/** A block that starts with a triangle, up to the bundler's next report. */
const block = /^▲.*(?:\n│ {2}(?!Vite ).*)*/gm;

/** The warnings in the output of a Storybook build that are about something of ours. */
export function ownWarnings(output: string): string[] {
  const warnings = stripVTControlCharacters(output).match(block) ?? [];
  return warnings
    .map((warning) => warning.replace(/^[▲│]/gm, '').replace(/\s+/g, ' ').trim())
    .filter((warning) => !tolerated.some((pattern) => pattern.test(warning)));
}

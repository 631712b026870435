import { stripVTControlCharacters } from 'node:util';

/** What the bundler says about packages of others, and about a Storybook being large and slow. */
const tolerated = [
  /MODULE_LEVEL_DIRECTIVE.*node_modules\//,
  /PLUGIN_TIMINGS/,
  /chunks are larger than/,
];

/** A block that begins with a triangle, and goes on until the bundler reports something else. */
const block = /^▲.*(?:\n│ {2}(?!Vite ).*)*/gm;

/** The warnings in the output of a Storybook build that are about something of ours. */
export function ownWarnings(output: string): string[] {
  const warnings = stripVTControlCharacters(output).match(block) ?? [];
  return warnings
    .map((warning) => warning.replace(/^[▲│]/gm, '').replace(/\s+/g, ' ').trim())
    .filter((warning) => !tolerated.some((pattern) => pattern.test(warning)));
}

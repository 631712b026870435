import { globalFontFace } from '@vanilla-extract/css';
import { groupGapFamily } from './scale.ts';

/**
 * A font with one glyph: U+202F, the space between groups of digits, a quarter of an em wide and
 * empty. Inter and most system fonts draw it so narrow that 1 250 000 reads as 1250 000. The text
 * itself does not change, so fields, copied amounts and screen readers are not affected. Made with
 * fontTools' FontBuilder (1,000 units per em, advance 250, an outline only for .notdef, which
 * browsers require, saved as WOFF2): 228 bytes, inlined.
 */
const groupGap =
  'd09GMgABAAAAAADkAAoAAAAAAggAAACdAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAANAoUNAE2AiQDBgsGAAQgBQYHIBttARAuCmy3NCs7moslF4fSC4JgPP91z87dtzWtlPx8yWIJwjDVRKO0cOX3F3DyvV4o4emUAC/1aSL97QbHAWAeQ6AQYaARDTR4yNJ3kRSsKCsvB134AW5mRkG1n6m3PwBggobCpgSbbqLrwmzf960TAA10BIUO6CBUcjWeQBA+g0ufqr5wdw0MA6WB8LnXws8QAEAsEDQloCn9qAAA';

globalFontFace(groupGapFamily, {
  src: `url("data:font/woff2;base64,${groupGap}") format("woff2")`,
  fontDisplay: 'block',
  unicodeRange: 'U+202F',
});

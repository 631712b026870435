export { Icon } from './Icon.tsx';
export type { Glyph, IconProps } from './Icon.tsx';
export * from './glyphs.ts';

export { say, sayKnown, sayWith, speak, spokenLanguage } from './spoken.ts';
export type { LibraryText, LibraryTexts } from './texts.ts';

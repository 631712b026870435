export { speakUzbek } from './speak-uzbek.ts';

export { speakRussian } from './speak-russian.ts';

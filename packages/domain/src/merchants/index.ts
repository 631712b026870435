export { largestLogoBytes, type LogoType, logoTypes } from './logo-limits.ts';

export { MethodLogo } from './MethodLogo.tsx';
export type { MethodLogoProps } from './MethodLogo.tsx';

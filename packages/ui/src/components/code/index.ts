export { Code } from './Code.tsx';
export type { CodeProps } from './Code.tsx';

export { KeyLines } from './KeyLines.tsx';
export type { KeyLinesProps } from './KeyLines.tsx';

export { LoadProblem } from './LoadProblem.tsx';
export type { LoadProblemProps } from './LoadProblem.tsx';

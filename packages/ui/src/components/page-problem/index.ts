export { PageProblem } from './PageProblem.tsx';
export type { PageProblemProps } from './PageProblem.tsx';

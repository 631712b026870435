export { StepHeader } from './StepHeader.tsx';
export type { StepHeaderProps } from './StepHeader.tsx';

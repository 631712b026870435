export { AmountStepper } from './AmountStepper.tsx';
export type { AmountStepperProps } from './AmountStepper.tsx';
export type { AmountEntry } from './TypedFigure.tsx';

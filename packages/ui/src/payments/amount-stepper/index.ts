export { AmountStepper } from './AmountStepper.tsx';
export type { AmountStepperProps } from './AmountStepper.tsx';

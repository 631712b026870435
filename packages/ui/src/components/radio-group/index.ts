export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
export type { ChoiceOption } from '../../parts/choice/index.ts';

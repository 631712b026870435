export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { ChoiceOption } from '../../parts/choice/index.ts';

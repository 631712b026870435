export { ComboBox } from './ComboBox.tsx';
export type { ComboBoxOption, ComboBoxProps } from './combo-box-props.ts';

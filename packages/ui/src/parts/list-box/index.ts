export { OptionList, optionId } from './OptionList.tsx';
export { nothingTyped, typedTo, typeOn } from './type-ahead.ts';
export { useOptionSearch } from './use-option-search.ts';
export type { ListOption, OptionSearch } from './use-option-search.ts';

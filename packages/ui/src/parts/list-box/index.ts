export { OptionList, optionId } from './OptionList.tsx';
export { VirtualRows } from './VirtualRows.tsx';
export { matchesSearch } from './search.ts';
export { nothingTyped, typedTo, typeOn } from './type-ahead.ts';
export { useOptionSearch } from './use-option-search.ts';
export type { ListOption, OptionSearch } from './use-option-search.ts';
export { useVirtualOptions } from './use-virtual-options.ts';

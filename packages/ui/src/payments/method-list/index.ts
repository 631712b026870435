export { MethodList } from './MethodList.tsx';
export type { MethodChoice, MethodListProps } from './MethodList.tsx';

export { JsonView } from './JsonView.tsx';
export type { JsonViewProps } from './JsonView.tsx';

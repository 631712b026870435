export { ProcessingView } from './ProcessingView.tsx';
export type { ProcessingViewProps } from './ProcessingView.tsx';

export { ResultView } from './ResultView.tsx';
export type { ResultViewProps } from './ResultView.tsx';

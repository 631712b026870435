export { Sparkline } from './Sparkline.tsx';
export type { SparklineProps, SparklineTone } from './Sparkline.tsx';

export { LineChart } from './LineChart.tsx';
export type { LineChartProps } from './LineChart.tsx';
export type {
  ChartEvent,
  ChartPoint,
  ChartSeries,
  ChartThreshold,
  ChartTone,
} from './chart-series.ts';
export type { LineChartWords } from './words.ts';

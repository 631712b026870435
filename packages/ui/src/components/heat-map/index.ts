export { HeatMap } from './HeatMap.tsx';
export type {
  HeatLevel,
  HeatMapCell,
  HeatMapHeading,
  HeatMapLevel,
  HeatMapProps,
} from './HeatMap.tsx';

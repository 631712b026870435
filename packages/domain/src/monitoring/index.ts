export {
  formatSuccessRate,
  type SuccessRateLevel,
  successRateLevel,
  type SuccessRateThresholds,
} from './success-rate.ts';

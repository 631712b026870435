export { linePath, isolatedPoints } from './path.ts';
export type { Place } from './path.ts';
export { linearScale, spanOf } from './scale.ts';
export type { Span } from './scale.ts';
export { timeTicks, valueTicks } from './ticks.ts';

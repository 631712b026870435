export { UtcClock } from './UtcClock.tsx';
export type { UtcClockProps } from './UtcClock.tsx';

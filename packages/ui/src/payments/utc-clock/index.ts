export { useNow } from './useNow.ts';
export { UtcClock } from './UtcClock.tsx';
export type { UtcClockProps } from './UtcClock.tsx';

export { TestDataMarker } from './TestDataMarker.tsx';
export type { TestDataMarkerProps } from './TestDataMarker.tsx';

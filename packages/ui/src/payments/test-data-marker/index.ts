export { TestDataMarker } from './TestDataMarker.tsx';

export { TestBadge } from './TestBadge.tsx';

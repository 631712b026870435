export { ToastRegion } from './ToastRegion.tsx';
export type { ToastRegionProps } from './ToastRegion.tsx';
export { toasts, toastTimeout } from './queue.ts';

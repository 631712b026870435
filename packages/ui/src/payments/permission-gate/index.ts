export { PermissionGate } from './PermissionGate.tsx';
export type { PermissionGateProps } from './PermissionGate.tsx';
export { PermissionsProvider, useIsPermitted } from './PermissionsProvider.tsx';
export type { PermissionsProviderProps } from './PermissionsProvider.tsx';

import type { PermissionRule } from '@tiyin/domain/permissions';
import type { ReactNode } from 'react';
import { useIsPermitted } from './PermissionsProvider.tsx';

/** Exactly one of `permission`, `anyOf` and `allOf`, never empty. */
export type PermissionGateProps = PermissionRule & {
  /** Shown with the permission. */
  readonly children: ReactNode;
  /** For everybody else: nothing, unless given; NoAccess in place of a whole page. */
  readonly fallback?: ReactNode;
};

/**
 * Shows its children to people with the permission (PEOPLE-19). It protects nothing: the server
 * checks each call. Content behind a closed gate is not rendered, so it sends no requests.
 */
export function PermissionGate({ children, fallback = null, ...rule }: PermissionGateProps) {
  return useIsPermitted(rule) ? children : fallback;
}

import type { PermissionRule } from '@tiyin/domain/permissions';
import type { ReactNode } from 'react';
import { useIsPermitted } from './PermissionsProvider.tsx';

/** What a gate takes: exactly one of `permission`, `anyOf` and `allOf`, and never an empty one. */
export type PermissionGateProps = PermissionRule & {
  /** For those who are let in. */
  readonly children: ReactNode;
  /** For everybody else: nothing, unless given; NoAccess in place of a whole page. */
  readonly fallback?: ReactNode;
};

/**
 * Shows its children to who may see them (PEOPLE-19). It tidies the page and protects nothing: the server checks each
 * call (PEOPLE-19). What stands behind a closed gate is not rendered, so it asks for nothing either.
 */
export function PermissionGate({ children, fallback = null, ...rule }: PermissionGateProps) {
  return useIsPermitted(rule) ? children : fallback;
}

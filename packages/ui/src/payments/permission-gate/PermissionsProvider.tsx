import { isPermitted } from '@tiyin/domain/permissions';
import type { PermissionRule } from '@tiyin/domain/permissions';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const PermissionsContext = createContext<readonly string[] | null>(null);

export type PermissionsProviderProps = {
  /** The permissions of the signed-in person, as the profile lists them (PEOPLE-39). */
  readonly permissions: readonly string[];
  readonly children: ReactNode;
};

/**
 * Provides the signed-in person's permissions. An app renders it once, where the person is known.
 */
export function PermissionsProvider({ permissions, children }: PermissionsProviderProps) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/**
 * Whether the signed-in person satisfies a rule, for decisions outside rendering, for example
 * whether to send a request. Throws without a PermissionsProvider, which is a programming error.
 */
export function useIsPermitted(rule: PermissionRule): boolean {
  const granted = useContext(PermissionsContext);
  if (granted === null) throw new Error('No PermissionsProvider above');
  return isPermitted(granted, rule);
}

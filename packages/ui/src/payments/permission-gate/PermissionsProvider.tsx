import { isPermitted } from '@tiyin/domain/permissions';
import type { PermissionRule } from '@tiyin/domain/permissions';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const PermissionsContext = createContext<readonly string[] | null>(null);

/** What the provider takes. */
export type PermissionsProviderProps = {
  /** The permissions of the signed-in person, as the profile lists them (PEOPLE-39). */
  readonly permissions: readonly string[];
  readonly children: ReactNode;
};

/** Tells everything below what the signed-in person may do. An app sets it once, where it knows the person. */
export function PermissionsProvider({ permissions, children }: PermissionsProviderProps) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/**
 * Whether the signed-in person satisfies a rule, for what is no element: whether to ask the server at all, for
 * instance. Throws where no PermissionsProvider is above: nobody may do anything there, and that is a mistake.
 */
export function useIsPermitted(rule: PermissionRule): boolean {
  const granted = useContext(PermissionsContext);
  if (granted === null) throw new Error('No PermissionsProvider above');
  return isPermitted(granted, rule);
}

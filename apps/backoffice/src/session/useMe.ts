import type { NamedRef } from '@tiyin/api/types';
import { useCurrentUser } from './CurrentUser.tsx';

/** The signed-in person as other people see them. */
export function useMe(): NamedRef {
  const { id, personal } = useCurrentUser();
  return { id, name: `${personal.firstName} ${personal.lastName}`.trim() };
}

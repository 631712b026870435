import type { KeyScope } from '@tiyin/domain/permissions';
import { ProblemError } from '../problem.ts';

/** 403 where an API key is limited to other scopes (API-487). */
export function requireScope(
  scopes: readonly KeyScope[] | null,
  needed: KeyScope | undefined,
): void {
  if (scopes === null || needed === undefined || scopes.includes(needed)) return;
  const detail = `The key needs the scope ${needed}, and has ${scopes.join(', ')}`;
  throw new ProblemError('key_scope_missing', { detail });
}

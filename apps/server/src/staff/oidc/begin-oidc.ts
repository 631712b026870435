import type { ServerContext } from '../../context.ts';
import type { IdentityProvider } from '../../identity-provider/identity-provider.ts';
import type { OidcSettings } from '../../config/read-oidc.ts';
import { ProblemError } from '../../problem.ts';
import { logProviderFailure } from './log-provider-failure.ts';
import { type Owner, beginRequest, tripOf } from './requests.ts';

/** The parts of the server that a round trip needs. */
export type OidcDeps = Pick<
  ServerContext,
  'clock' | 'config' | 'database' | 'identityProvider' | 'logger' | 'secrets'
>;

/** The provider and its settings; 404 `oidc_off` where there is none. */
export function requireOidc({
  config,
  identityProvider,
}: Pick<OidcDeps, 'config' | 'identityProvider'>): {
  readonly provider: IdentityProvider;
  readonly settings: OidcSettings;
} {
  if (!identityProvider || !config.oidc) throw new ProblemError('oidc_off');
  return { provider: identityProvider, settings: config.oidc };
}

type Beginning = {
  readonly purpose: 'SIGN_IN' | 'STEP_UP';
  readonly owner: Owner;
  readonly next: string;
};

/** Begins a round trip; returns the address of the provider to open. 503 `oidc_unavailable`. */
export async function beginOidc(
  deps: OidcDeps,
  { purpose, owner, next }: Beginning,
): Promise<string> {
  const { provider } = requireOidc(deps);
  const now = deps.clock.now();
  const state = await deps.database.transaction((tx) =>
    beginRequest(tx, { purpose, owner, next, now }),
  );
  const freshSince = purpose === 'STEP_UP' ? now : undefined;
  return logProviderFailure(deps, () => provider.authorizationUrl(tripOf(deps, state, freshSince)));
}

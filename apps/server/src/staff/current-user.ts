import type { LiveSession, PersonRow } from './sessions.ts';

type State = Pick<LiveSession['session'], 'isByOidc' | 'mustGiveFactor' | 'mustSetUpFactor'>;

/** The state of a session that has just begun with a password or a passkey. */
export function stateAfterSignIn(mustSetUpFactor: boolean): State {
  return { isByOidc: false, mustGiveFactor: false, mustSetUpFactor };
}

/** A person as the contract shows the signed-in one. */
export function describeCurrentUser(row: PersonRow, state: State) {
  return {
    id: row.id,
    username: row.username,
    permissions: row.permissions,
    personal: { firstName: row.firstName, lastName: row.lastName },
    merchantId: row.merchantId,
    testDashboard: row.testDashboard,
    hasPassword: row.passwordHash !== '',
    isSignedInByProvider: state.isByOidc,
    mustGiveSecondFactor: state.mustGiveFactor,
    mustSetUpSecondFactor: state.mustSetUpFactor,
  };
}

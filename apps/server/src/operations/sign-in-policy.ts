import { changeSignInPolicy, readSignInPolicy } from '../staff/sign-in-policy.ts';
import { expectedVersion } from './etag.ts';
import { type HandlersOf, versioned } from './handler.ts';

/** The operations of the tag sign-in-policy. */
export const signInPolicyOperations: HandlersOf<'sign-in-policy'> = {
  async getSignInPolicy(_input, _caller, { database }) {
    return versioned(await database.transaction((tx) => readSignInPolicy(tx)));
  },

  async changeSignInPolicy({ body: policy, headers }, { staff }, { database, clock }) {
    const change = { staff, policy, expectedVersion: expectedVersion(headers), now: clock.now() };
    return versioned(await database.transaction((tx) => changeSignInPolicy(tx, change)));
  },
};

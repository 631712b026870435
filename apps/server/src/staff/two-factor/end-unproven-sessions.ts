import type { PersonId, SessionId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { endOtherSessions } from '../own-sessions.ts';
import { hasFactor } from './has-factor.ts';

type Own = { readonly personId: PersonId; readonly sessionId: SessionId; readonly now: Date };

/**
 * Before a person's first second factor is kept: ends their other sessions, which began with the password alone and
 * may be somebody else's (PEOPLE-176).
 */
export async function endUnprovenSessions(tx: Tx, own: Own): Promise<void> {
  if (!(await hasFactor(tx, own.personId))) await endOtherSessions(tx, own);
}

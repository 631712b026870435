import { readWord } from './read-word.ts';

/** The use of the connections to PostgreSQL (RUN-540). */
export type Pooling = {
  /** `transaction`: a pooler such as PgBouncer may give each transaction another session. */
  readonly mode: 'session' | 'transaction';
  /** Whether statements are prepared by name, which a pooler has to know about. */
  readonly isPrepared: boolean;
};

/** Reads whether a pooler stands before the database. */
export function readPooling(env: NodeJS.ProcessEnv): Pooling {
  return {
    mode: readWord(env, 'DATABASE_POOLING', ['session', 'transaction'], 'session'),
    isPrepared: readWord(env, 'DATABASE_PREPARED_STATEMENTS', ['0', '1'], '1') === '1',
  };
}

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import {
  type Asked,
  type Scope,
  type StatementName,
  admit,
  ask,
  gather,
  whileOpen,
} from './open-connection.ts';

/** The database has no relations that drizzle knows of. */
export type NoRelations = Record<string, never>;
export type Tables = ExtractTablesWithRelations<NoRelations>;

export const dialect: PgDialect = new PgDialect();

/** What drizzle asks a connection through as long as a scope lasts, and prepared statements, too. */
export class Session extends NodePgSession<NoRelations, Tables> {
  readonly #client: PoolClient;
  readonly #scope: Scope;

  constructor(client: PoolClient, scope: Scope, nameOf: StatementName) {
    super(whileOpen(client, scope, nameOf), dialect, undefined);
    this.#client = client;
    this.#scope = scope;
  }

  /** The connection itself, to know it by. */
  get connection(): PoolClient {
    return this.#client;
  }

  /** The connection itself, for one query. */
  forOneQuery(): PoolClient {
    admit(this.#scope);
    gather(this.#client);
    return this.#client;
  }

  /** Asks one query, past drizzle. */
  ask<Row extends object>(asked: Asked): Promise<QueryResult<Row>> {
    admit(this.#scope);
    return ask<Row>(this.#client, asked);
  }

  /** Sends what is answered to the end of the scope. */
  write(asked: Asked): void {
    admit(this.#scope);
    const answer = ask(this.#client, asked);
    // Whoever ends the scope hears of it.
    answer.catch(() => undefined);
    this.#scope.writes.push(answer);
  }
}

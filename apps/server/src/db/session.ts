import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryResult } from 'pg';
import { type Gathered, Gathering, type Known } from './gathered.ts';
import {
  type Asked,
  type Scope,
  type StatementName,
  admit,
  ask,
  countQuery,
  gather,
  requireOpen,
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
  readonly #gathering = new Gathering();

  constructor(client: PoolClient, scope: Scope, nameOf: StatementName) {
    super(whileOpen(client, scope, nameOf), dialect, undefined);
    this.#client = client;
    this.#scope = scope;
    scope.sendGathered = () => this.#sendGathered();
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
    this.#send(asked);
  }

  /** Lets something wait to leave with others, after what it has to see. */
  gather(kind: Known, row: Gathered): void {
    requireOpen(this.#scope);
    if (this.#gathering.isSeenBy(kind)) this.#sendGathered();
    this.#gathering.add(kind, row);
  }

  #sendGathered(): void {
    const asked = this.#gathering.take(this.#client.pipeline);
    if (!asked) return;
    countQuery(this.#scope);
    this.#send(asked);
  }

  #send(asked: Asked): void {
    const answer = ask(this.#client, asked);
    // The end of the scope reports it.
    answer.catch(() => undefined);
    this.#scope.writes.push(answer);
  }
}

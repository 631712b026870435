import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type RemoteCallback, drizzle } from 'drizzle-orm/pg-proxy';
import pg, { type CustomTypesConfig, type PoolClient, type QueryResult } from 'pg';
import { databaseError } from './query-error.ts';
import { createStatementNames } from './statement-names.ts';
import { currentStep, type Step, traced } from '../tracing/traced.ts';

/** A query as the driver takes it. */
export type Query = { readonly text: string; readonly values?: unknown[] };

const nameOf = createStatementNames();

/** Connections through a pooler that does not know prepared statements. */
const unprepared = new WeakSet<object>();

/** Sends all queries of a connection without names. */
export function sendUnprepared(client: object): void {
  unprepared.add(client);
}

/** The code of queries that a failed transaction refuses. */
const afterFailure = '25P02';

/** The failure of a connection's transaction: queries that were sent after it say only that there was one. */
const failures = new WeakMap<PoolClient, DrizzleQueryError>();

/** Until the embedded database has answered a query, it takes no other. */
const lastAnswers = new WeakMap<PoolClient, Promise<unknown>>();

/** Sends a query without waiting for those before it; answers come in the order of the queries. */
function send<Row extends object>(
  client: PoolClient,
  query: Query & { readonly rowMode?: 'array'; readonly types?: CustomTypesConfig },
): Promise<QueryResult<Row>> {
  const answer = sendInOrder<Row>(client, query);
  answer.catch((error: Error) => {
    if (failures.has(client) || databaseError(error)?.code === afterFailure) return;
    failures.set(client, new DrizzleQueryError(query.text, query.values ?? [], error));
  });
  return answer;
}

function sendInOrder<Row extends object>(
  client: PoolClient,
  query: Query,
): Promise<QueryResult<Row>> {
  if (client.pipeline) {
    const name = unprepared.has(client) ? undefined : nameOf(query.text);
    return client.query<Row>({ ...query, name });
  }
  const last = lastAnswers.get(client) ?? Promise.resolve();
  const answer = last.then(() => client.query<Row>(query));
  lastAnswers.set(
    client,
    answer.catch(() => undefined),
  );
  return answer;
}

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** numeric[], timestamp[], timestamptz[], interval[] and date[], which the driver has no names for. */
const arrays = [1231, 1115, 1185, 1187, 1182];

/** The columns of drizzle read these from text themselves. */
const types = new pg.TypeOverrides();
for (const id of [TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...arrays]) {
  types.setTypeParser(id, (text: string) => text);
}

/** Lets drizzle send its queries over a connection. */
export function drizzleOn(client: PoolClient, admit: () => void = () => undefined) {
  const callback: RemoteCallback = async (text, values, method) => {
    admit();
    return send(client, { text, values, types, ...(method === 'all' && { rowMode: 'array' }) });
  };
  return drizzle(callback);
}

/** Read by the default of a column of `job`. */
const stepSetting = `select set_config('tiyin.trace_parent', $1, true)`;

/** Without the values of the query, which are personal. */
function stepOf(text: string): Step {
  const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  return { name: operation, kind: 'client', attributes };
}

/** A connection of the pool for the time of one transaction. */
export class Connection {
  readonly client: PoolClient;
  readonly #settings: string | undefined;
  #queriesLeft: number;
  #isOpen = true;
  /** Queries whose results are not read, in the order in which they were sent. */
  #writes: Promise<unknown>[] = [];

  /**
   * @param queriesLeft how many queries may be sent
   * @param settings a query at the beginning of a transaction
   */
  constructor(client: PoolClient, queriesLeft: number, settings?: string) {
    this.client = client;
    this.#queriesLeft = queriesLeft;
    this.#settings = settings;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Ends it: the connection belongs to another transaction afterwards. */
  close(): void {
    this.#isOpen = false;
  }

  /** Counts a query; throws where none may be sent any more. */
  admit(): void {
    if (!this.#isOpen) {
      throw new Error('This transaction is over: its client cannot be used any more.');
    }
    if (this.#queriesLeft === 0) {
      throw new Error('This was for a single query: open a transaction.');
    }
    this.#queriesLeft -= 1;
  }

  query<Row extends object>(query: Query): Promise<QueryResult<Row>> {
    this.admit();
    return this.#send<Row>(query);
  }

  /** Sends a query whose failure fails the transaction at its end. */
  write(query: Query): void {
    this.admit();
    const answer = this.#send(query);
    answer.catch(() => undefined);
    this.#writes.push(answer);
  }

  /** Runs work in a transaction, of READ COMMITTED if nothing else is given. */
  async transaction<T>(
    work: () => Promise<T>,
    isolation: 'read committed' | 'repeatable read' = 'read committed',
  ): Promise<T> {
    failures.delete(this.client);
    // The first query of the work goes out with the beginning, and the last writes with the commit.
    const begun = this.#send({ text: `begin isolation level ${isolation}` });
    begun.catch(() => undefined);
    if (this.#settings !== undefined) this.#prepend({ text: this.#settings });
    this.#noteStep();
    try {
      const result = await work();
      await begun;
      // Queries that the work started and did not wait for must not follow the end.
      this.close();
      // PostgreSQL answers the commit with a rollback where one of the writes has failed.
      await Promise.all([...this.#writes, this.#send({ text: 'commit' })]);
      return result;
    } catch (error) {
      this.close();
      // Where the connection is lost there is nothing to roll back, and the error says why.
      await this.#send({ text: 'rollback' }).catch(() => undefined);
      throw causeOf(this.client, error);
    }
  }

  /** Runs work whose writes are undone where it fails, while the transaction goes on. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#writes;
    this.#writes = [];
    try {
      this.write({ text: 'savepoint inner_work' });
      const result = await work();
      await Promise.all([...this.#writes, this.query({ text: 'release savepoint inner_work' })]);
      this.#writes = before;
      return result;
    } catch (error) {
      const cause = causeOf(this.client, error);
      this.#writes = before;
      const earlier = await Promise.allSettled(before);
      // What failed before it has failed the transaction; what failed inside is undone.
      if (earlier.every(({ status }) => status === 'fulfilled')) failures.delete(this.client);
      this.write({ text: 'rollback to savepoint inner_work' });
      this.write({ text: 'release savepoint inner_work' });
      throw cause;
    }
  }

  /** Resolves when all writes have been answered. */
  async written(): Promise<void> {
    await Promise.all(this.#writes);
  }

  /** Jobs that the transaction writes follow from the step that it belongs to (ADR 38). */
  #noteStep(): void {
    const step = currentStep();
    if (step === undefined) return;
    this.#prepend({ text: stepSetting, values: [step] });
  }

  /** Sends a query of ours, which is not counted, before those of the work. */
  #prepend(query: Query): void {
    const answer = this.#send(query);
    answer.catch(() => undefined);
    this.#writes.push(answer);
  }

  /** Fails as a query of drizzle does. */
  async #send<Row extends object>(query: Query): Promise<QueryResult<Row>> {
    try {
      return await traced(
        () => stepOf(query.text),
        () => send<Row>(this.client, query),
      );
    } catch (error) {
      const cause = error instanceof Error ? error : undefined;
      throw new DrizzleQueryError(query.text, query.values ?? [], cause);
    }
  }
}

/** The failure itself, where the work heard only that the transaction had failed. */
function causeOf(client: PoolClient, error: unknown): unknown {
  return databaseError(error)?.code === afterFailure ? (failures.get(client) ?? error) : error;
}

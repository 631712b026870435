import type pg from 'pg';

/** Runs a `copy … to stdout` and discards its rows as fast as they arrive. */
export function discardCopy(client: pg.Client, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyData: () => undefined,
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    });
  });
}

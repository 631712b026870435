import type pg from 'pg';

/** Runs a `copy … to stdout` and throws away what comes, as fast as it comes. */
export function copyAndForget(client: pg.Client, text: string): Promise<void> {
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

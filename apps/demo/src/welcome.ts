import { join } from 'node:path';
import type { Config } from '@tiyin/server/config';
import { originOf } from '@tiyin/server/config/read-origins';
import type { DemoStatement } from './day/demo-day.ts';
import type { DemoSummary } from './demo-data.ts';
import { describeDatabase } from '@tiyin/server/db/explain-failure';

/**
 * The console output of a ready demo: everything for the next steps.
 * @param formUrl a deposit form made just now
 */
export function welcome(
  config: Config,
  demo: DemoSummary & { readonly statement: DemoStatement | undefined },
  formUrl: string,
): string {
  const [first, ...others] = demo.logins.map(describeLogin(demo.logins));
  const rows: [string, string][] = [
    ['Back office', originOf('backoffice', config)],
    ['Sign in as', first ?? ''],
    ...others.map((login): [string, string] => ['', login]),
    ['Deposit form', formUrl],
    ["Merchant's key", demo.apiKey],
    ['Its public key', demo.publicKey],
    ...describeStatement(demo.statement),
    ['Data', describeData(config)],
    ['Log', join(config.dataDir, 'server.log')],
    ['To stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([label, value]) => `  ${label.padEnd(16)}${value}`);
  return ['', 'Tiyin is ready, with demo data.', '', ...lines, ''].join('\n');
}

function describeLogin(logins: DemoSummary['logins']): (login: DemoSummary['logins'][0]) => string {
  const widest = Math.max(
    ...logins.map(({ username, password }) => username.length + password.length),
  );
  return ({ username, password, about }) =>
    `${`${username} / ${password}`.padEnd(widest + 6)}${about}`;
}

function describeStatement(statement: DemoStatement | undefined): [string, string][] {
  if (!statement) return [];
  return [
    ['To import', `${statement.path} (statement of ${statement.bankName})`],
    // Staff begin in test mode, and the day of a treasurer is in production.
    [
      'To work on',
      'Money and Approvals, once "Test data" in the top bar is switched to production',
    ],
  ];
}

function describeData({ dataDir, databaseUrl }: Config): string {
  if (databaseUrl === undefined) return `${dataDir} (embedded database)`;
  return `PostgreSQL at ${describeDatabase(databaseUrl)}`;
}

#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Tiyin, TiyinProblem } from '../index.ts';
import { advance } from './advance.ts';
import { listen } from './listen.ts';
import { reasonOf } from './reason-of.ts';
import { trigger, usageOfTypes } from './trigger.ts';

const usage = `Usage:
  npx @tiyin/merchant listen [--forward <url or port>] [--secret <whsec_…>]
  npx @tiyin/merchant trigger <type>…
  npx @tiyin/merchant advance <invoice id> [<minutes>]

listen   shows the merchant's events as they happen, and forwards each as a signed webhook
trigger  makes an example event of each type:
${usageOfTypes}
advance  moves the clock of an invoice in test on: so many minutes, or to the end of what it waits for

TIYIN_KEY is the merchant's API key, TIYIN_URL the address of Tiyin (http://127.0.0.1:4000).
`;

const options = {
  forward: { type: 'string' },
  secret: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const log = (line: string): boolean => process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command, ...rest] = positionals;
  const { TIYIN_KEY: apiKey, TIYIN_URL: url = 'http://127.0.0.1:4000' } = process.env;
  const action = actionOf(command, rest);
  if (values.help || !action) {
    (values.help ? process.stdout : process.stderr).write(usage);
    return values.help ? 0 : 2;
  }
  if (!apiKey) throw new Error("Set TIYIN_KEY to the merchant's API key.");
  const tiyin = new Tiyin({ apiKey, url });
  await action(tiyin, values);
  return 0;
}

interface Values {
  readonly forward?: string | undefined;
  readonly secret?: string | undefined;
}

type Action = (tiyin: Tiyin, values: Values) => Promise<void>;

/** The action of a command; undefined for one that is none. */
function actionOf(command: string | undefined, rest: readonly string[]): Action | undefined {
  const [invoiceId, minutes] = rest;
  if (command === 'listen') {
    return (tiyin, values) => listen(tiyin, { ...values, signal: untilEnded(), log });
  }
  if (command === 'trigger' && rest.length > 0) return (tiyin) => trigger(tiyin, rest, log);
  if (command === 'advance' && invoiceId !== undefined) {
    return (tiyin) => advance(tiyin, { invoiceId, minutes }, log);
  }
  return undefined;
}

function untilEnded(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  return ending.signal;
}

try {
  process.exitCode = await run();
} catch (error) {
  const code = error instanceof TiyinProblem ? ` (${error.code})` : '';
  process.stderr.write(`${reasonOf(error)}${code}\n`);
  process.exitCode = 1;
}

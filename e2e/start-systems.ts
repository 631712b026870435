import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databasesOn, systemsOn } from './systems.ts';

// Starts the systems of a run side by side, and says when all of them are ready: Playwright starts its servers one after
// another.
const main = fileURLToPath(new URL('../apps/demo/dist/main.js', import.meta.url));
const [port, dataDir] = process.argv.slice(2);
if (port === undefined || dataDir === undefined) throw new Error('give a port and a folder');

const postgres = process.env['TIYIN_TEST_DATABASE_URL'] || undefined;
if (postgres !== undefined) await createDatabases(postgres, Number(port));
const isEmbedded = process.env['TIYIN_E2E_EMBEDDED'] === '1';
const { figures, form, screens } = systemsOn({
  port: Number(port),
  dataDir,
  postgres,
  isEmbedded,
});
const children = [figures, form, screens].map(({ env }) =>
  spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  }),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}
for (const child of children) {
  child.stdout.pipe(process.stdout);
  // What is left of the systems is of no use without one of them.
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
}
await Promise.all(children.map(({ stdout }) => readiness(stdout)));
console.log('The systems are ready.');

async function createDatabases(server: string, first: number): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of Object.values(databasesOn(first))) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  }
  await client.end();
}

function readiness(output: Readable): Promise<void> {
  let text = '';
  return new Promise((resolve) => {
    output.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('Tiyin is ready')) resolve();
    });
  });
}

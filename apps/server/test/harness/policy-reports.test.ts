import { pino } from 'pino';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import fastifyRateLimit from '@fastify/rate-limit';
import { registerPolicyReports } from '../../src/http/policy-reports.ts';
import { toProblem } from '../../src/http/problem-answers.ts';
import { ProblemError } from '../../src/problem.ts';

const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const page = `https://pay.example/payment/${formId}?lang=ru`;
const older = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?card=9860120115551234',
    'document-uri': page,
    'script-sample': 'card 9860120115551234',
  },
};
const newer = [
  {
    type: 'csp-violation',
    body: { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: page },
  },
];

let app: FastifyInstance;
let lines: string[];
beforeAll(async () => {
  lines = [];
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line) => lines.push(line) },
  );
  app = Fastify({ loggerInstance });
  app.setErrorHandler((error, _request, reply) => reply.code(toProblem(error).status).send());
  await app.register(fastifyRateLimit, {
    global: false,
    errorResponseBuilder: () => new ProblemError('rate_limited'),
  });
  await registerPolicyReports(app, true);
});
afterAll(() => app.close());

const report = (body: unknown, type: string) =>
  app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

// RUN-304
test('a report is logged without an address of the form, a path or a sample', async () => {
  expect((await report(older, 'application/csp-report')).statusCode).toBe(204);
  expect((await report(newer, 'application/reports+json')).statusCode).toBe(204);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map((line) => JSON.parse(line).violation)).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: 'payment form' },
    { directive: 'script-src', blocked: 'inline', page: 'payment form' },
  ]);
  for (const secret of [formId, '9860', 'steal', 'lang']) {
    expect(lines.join('')).not.toContain(secret);
  }
});

// RUN-304
test('something else, or too much, is refused, and one address may report 30 times a minute', async () => {
  expect((await report('{', 'application/csp-report')).statusCode).toBe(400);
  expect((await report({ mine: 1 }, 'application/csp-report')).statusCode).toBe(400);
  expect((await report(older, 'text/plain')).statusCode).toBe(415);
  const large = { 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } };
  expect((await report(large, 'application/csp-report')).statusCode).toBe(413);
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await report(older, 'application/csp-report')).statusCode);
  }
  expect(statuses.at(0)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});

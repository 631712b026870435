import { describe, expect, test } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { readMail } from './read-mail.ts';

const from = { ALERT_EMAIL_FROM: 'alerts@pay.example' };
const read = (SMTP_URL: string, more: NodeJS.ProcessEnv = from) => readMail({ SMTP_URL, ...more });

// RUN-567
describe('the mail server', () => {
  test('is none without both variables', () => {
    expect(readMail({})).toBeUndefined();
    expect(readMail({ SMTP_URL: '', ALERT_EMAIL_FROM: '' })).toBeUndefined();
  });

  test('has its port and its TLS by the address', () => {
    expect(read('smtps://me%40pay.example:p%40ss@mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      isTlsFromStart: true,
      isPlainAllowed: false,
      login: { user: 'me@pay.example', pass: 'p@ss' },
      from: { address: 'alerts@pay.example', name: '' },
    });
    expect(read('smtp://mail.example:2525/')).toMatchObject({
      port: 2525,
      isTlsFromStart: false,
      isPlainAllowed: false,
      login: undefined,
    });
    expect(read('smtp://mail.example')).toMatchObject({ port: 587 });
  });

  test.each([
    'smtp://127.0.0.1:25',
    'smtp://localhost',
    'smtp://[::1]:2525',
    'smtp://relay.lan?tls=never',
  ])('%s is reached without TLS', (url) => {
    expect(read(url)?.isPlainAllowed).toBe(true);
  });

  test('has a sender with or without a name', () => {
    const named = read('smtp://mail.example', { ALERT_EMAIL_FROM: 'Tiyin alerts <a@pay.example>' });
    expect(named?.from).toEqual({ address: 'a@pay.example', name: 'Tiyin alerts' });
  });

  test.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'ALERT_EMAIL_FROM is not'],
    [{ ...from }, 'SMTP_URL is not'],
    [{ ...from, SMTP_URL: 'mail.example' }, 'SMTP_URL cannot be read'],
    [{ ...from, SMTP_URL: 'https://mail.example' }, 'SMTP_URL cannot be read'],
    [{ ...from, SMTP_URL: 'smtp://' }, 'SMTP_URL cannot be read'],
    [{ ...from, SMTP_URL: 'smtp://mail.example/path' }, 'SMTP_URL cannot be read'],
    [{ ...from, SMTP_URL: 'smtp://a:%ff@mail.example' }, 'percent-encode'],
    [{ ...from, SMTP_URL: 'smtp://mail.example?tls=no' }, '?tls=never'],
    [{ ...from, SMTP_URL: 'smtps://mail.example?tls=never' }, '?tls=never'],
    [{ ...from, SMTP_URL: 'smtp://a:b@mail.example?tls=never' }, 'in clear'],
    [{ SMTP_URL: 'smtp://mail.example', ALERT_EMAIL_FROM: 'nobody' }, 'ALERT_EMAIL_FROM is'],
    [{ SMTP_URL: 'smtp://mail.example', ALERT_EMAIL_FROM: 'A <nobody>' }, 'ALERT_EMAIL_FROM is'],
  ])('%j stops the start', (env, words) => {
    expect(() => readMail(env)).toThrow(StartupError);
    expect(() => readMail(env)).toThrow(words);
  });

  test('is not quoted, since it may hold a password', () => {
    expect(() => read('smtp://me:hunter2@mail.example/x')).not.toThrow('hunter2');
    expect(() => read('smtp://me:hunter2@mail.example/x')).toThrow(StartupError);
  });
});

import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readSecretText } from './read-secret-text.ts';

const input = (...parts: readonly string[]) =>
  Readable.from(parts.map((part) => Buffer.from(part)));

// RUN-8
test('a password comes from the environment, or is the first line of standard input', async () => {
  expect(await readSecretText('from outside', input('other'))).toBe('from outside');
  expect(await readSecretText(undefined, input('four ', 'words\r\n', 'more'))).toBe('four words');
});

test('it is never an argument, nor empty', async () => {
  const terminal = Object.assign(input('seen\n'), { isTTY: true });
  await expect(readSecretText(undefined, terminal)).rejects.toThrow('TIYIN_PASSWORD');
  await expect(readSecretText(undefined, input('\n'))).rejects.toThrow('TIYIN_PASSWORD');
});

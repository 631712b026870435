import { describe, expect, test } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const type = 'multipart/form-data; boundary=----a';
const part = (name: string, value: string, extra = '') =>
  `------a\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
const end = '------a--\r\n';
const read = (body: string, given = type) => readMultipart(given, Buffer.from(body));

// RUN-202
test('a form of a browser is read with its fields and its file', async () => {
  const file = part('receipt', 'a photo', '; filename="a.png"\r\nContent-Type: image/png');
  const posted = await read(part('comment', 'Оплачено') + file + end);
  expect(posted.fields).toEqual({ comment: 'Оплачено' });
  expect(Buffer.from(posted.file?.bytes ?? []).toString()).toBe('a photo');
  expect(await read(part('receipt', '', '; filename=""') + end)).toEqual({ fields: {} });
});

describe('a body that the parser would take long for', () => {
  // RUN-202
  test.each([
    ['more parts than a form has', part('a', '').repeat(11) + end],
    [
      'more parts behind an end in a header',
      part('a', '', '\r\nX: ------a--') + part('a', '').repeat(11) + end,
    ],
    ['parts behind the end', end + part('a', '').repeat(11) + end],
    ['long headers', part('a', '', `\r\n${'a: b\r\n'.repeat(1_000)}a: b`) + end],
    ['headers without an end', `------a\r\n${'a: b\r\n'.repeat(1_000)}`],
    ['no end', part('a', 'b')],
    ['no part', 'a'.repeat(1_000)],
  ])('for %s is refused', async (_name, body) => {
    await expect(read(body)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  // RUN-202
  test('is not hidden in a field: all of them are as short as without a file', async () => {
    const file = part('receipt', 'x'.repeat(100_000), '; filename="a.png"');
    const fits = part('a', '1'.repeat(8_000)) + part('b', '1'.repeat(8_000));
    expect((await read(fits + file + end)).file?.bytes).toHaveLength(100_000);
    const work = read(fits + part('c', '1'.repeat(8_000)) + file + end);
    await expect(work).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  // RUN-202
  test.each(['multipart/form-data', `multipart/form-data; boundary=${'a'.repeat(71)}`])(
    'is refused with the type %s',
    async (given) => {
      await expect(read(part('a', 'b') + end, given)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    },
  );
});

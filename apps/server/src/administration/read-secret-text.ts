import { StartupError } from '../errors/startup-error.ts';

/** The source of the text: standard input, or its replacement in tests. */
type Source = AsyncIterable<string | Buffer> & { readonly isTTY?: boolean };

/**
 * A password from the environment, else the first line of standard input.
 * @throws StartupError where it would be typed in the open, or is empty
 */
export async function readSecretText(
  fromEnvironment: string | undefined,
  input: Source,
): Promise<string> {
  const text = fromEnvironment ?? (await firstLine(input));
  if (text !== '') return text;
  throw new StartupError(
    'The password is read from TIYIN_PASSWORD or from standard input, and neither has one.',
  );
}

async function firstLine(input: Source): Promise<string> {
  // A terminal would show the typed text.
  if (input.isTTY === true) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8').split(/\r?\n/)[0] ?? '';
}

import { StartupError } from '../errors/startup-error.ts';

/**
 * Reads one of several words.
 * @throws StartupError naming the variable, its bad value and the words
 */
export function readWord<Word extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name] || fallback;
  const word = words.find((each) => each === text);
  if (word !== undefined) return word;
  throw new StartupError(`${name} is "${text}", which is none of ${words.join(', ')}.`);
}

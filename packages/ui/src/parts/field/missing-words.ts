import { say, spokenLanguage } from '../../locale/language/index.ts';

/** For a required field that is empty. In English it has the browser's own words: undefined. */
export function missingWords(): string | undefined {
  return spokenLanguage() === 'en' ? undefined : say('Fill out this field');
}

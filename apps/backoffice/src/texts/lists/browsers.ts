import { i18n } from '../i18n.ts';

/** A browser as the server names it, "Chrome on Linux", in the language of the person. */
export function browserText(name: string | null): string {
  if (name === null) return i18n.t('Unknown browser');
  const [browser = name, system] = name.split(' on ');
  return system === undefined ? name : i18n.t('{browser} on {system}', { browser, system });
}

import type { Messages } from '@lingui/core';
import { problemTexts } from './problem-texts.ts';

/** A compiled file of texts. */
export interface Catalogue {
  readonly messages: Messages;
}

/** A language that has catalogues. */
export interface Translated {
  readonly shared: Messages;
  /** The title of a problem by its code; missing where the server's own is shown. */
  readonly problemTitle: (code: string) => string | undefined;
  /** Prepares the library and the browser's formats. */
  readonly prepare: () => void;
  /** Those of a screen. */
  readonly catalogues: (screen: string) => readonly (() => Promise<Catalogue>)[];
}

/** The screens whose texts a screen shows beside its own; a test compares this with the imports. */
export const borrowed: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account-details'],
  audit: ['notifications'],
  approvals: ['invoice-details', 'people', 'providers'],
  customer: ['event-words', 'invoice-details', 'invoices'],
  'invoice-details': ['event-words', 'money', 'returns'],
  invoices: ['event-words'],
  merchant: ['audit', 'invoice-details', 'notifications'],
  money: ['invoice-details', 'returns'],
  monitoring: ['audit', 'notifications'],
  'no-access': ['people'],
  notifications: ['approvals'],
  'open-pages': ['invitation', 'oidc'],
  person: ['people'],
  provider: ['providers'],
  reports: ['alerts', 'audit', 'notifications'],
  returns: ['invoice-details', 'money'],
  'set-up-first': ['settings'],
  terminals: ['audit', 'notifications'],
};

type Loads = Readonly<Record<string, () => Promise<Catalogue>>>;

/** The catalogues of a screen among all of a language. */
export function cataloguesAmong(loads: Loads): Translated['catalogues'] {
  return (screen) =>
    [screen, ...(borrowed[screen] ?? [])].flatMap((name) => {
      const load = Object.entries(loads).find(([path]) => path.startsWith(`./${name}/`));
      return load === undefined ? [] : [load[1]];
    });
}

const titles = new Map(Object.entries(problemTexts));

/** The title of a problem in the language of the page. */
export const problemTitle: Translated['problemTitle'] = (code) => titles.get(code)?.();

import type { FirstStepName } from '@tiyin/api/types';
import type { PermissionRule } from '@tiyin/domain/permissions';
import { i18n } from '../../../texts/i18n.ts';
import { accountsPath } from '../../../addresses/account-list-address.ts';
import { providersPath } from '../../../addresses/providers-address.ts';
import { pages } from '../../../routing/pages.ts';

/** A step in words, and the page where it is done. */
export interface StepWords {
  readonly title: () => string;
  /** The action on that page, and its purpose. */
  readonly help: () => string;
  readonly place: {
    readonly words: () => string;
    readonly path: string;
    readonly rule: PermissionRule;
  };
}

/** Every step (OFFICE-410). */
export const stepWords: Readonly<Record<FirstStepName, StepWords>> = {
  PROVIDER: {
    title: () => i18n.t('Add a provider'),
    help: () =>
      i18n.t(
        'It moves the money: a bank bridge, or your staff by hand. Add a sandbox to try payments.',
      ),
    place: {
      words: () => i18n.t('Open Providers'),
      path: providersPath,
      rule: pages.providers.rule,
    },
  },
  MERCHANT: {
    title: () => i18n.t('Create a merchant'),
    help: () =>
      i18n.t(
        'The shop whose customers pay. Its API keys and callback address are on the same page.',
      ),
    place: {
      words: () => i18n.t('Open Merchant'),
      path: pages.merchant.route,
      rule: { allOf: ['merchant.create', 'merchant.read'] },
    },
  },
  ACCOUNT: {
    title: () => i18n.t('Open a payment account with its number'),
    help: () =>
      i18n.t(
        'Customers send their money to its card or phone: add it on the page of the account. Begin with one of the sandbox.',
      ),
    place: {
      words: () => i18n.t('Open Accounts'),
      path: accountsPath,
      rule: { allOf: ['people.account.edit', 'people.account'] },
    },
  },
  TERMINAL: {
    title: () => i18n.t('Create a terminal for deposits'),
    help: () =>
      i18n.t(
        'It offers the payment methods of one currency. It begins in test processing, where no money moves.',
      ),
    place: {
      words: () => i18n.t('Open Terminals'),
      path: pages.terminals.route,
      rule: { permission: 'terminal.create' },
    },
  },
  PAYMENT: {
    title: () => i18n.t('Make a test payment'),
    help: () =>
      i18n.t(
        'Press “Make a test form” on the page of the terminal and pay as a customer does; the sandbox pays in seconds.',
      ),
    place: {
      words: () => i18n.t('Open Terminals for a test form'),
      path: pages.terminals.route,
      rule: { permission: 'terminal.create' },
    },
  },
  PEOPLE: {
    title: () => i18n.t('Invite a second person'),
    help: () =>
      i18n.t(
        'Each with a role of their own. Two people can approve each other’s changes, and let each other back in.',
      ),
    place: {
      words: () => i18n.t('Open People'),
      path: pages.people.route,
      rule: { permission: 'people.manage' },
    },
  },
};

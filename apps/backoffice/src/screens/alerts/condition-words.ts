import type { AlertCondition, AlertKind } from '@tiyin/domain/alerts';
import { currencies } from '@tiyin/domain/money';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';

/** The kinds of rules in words. */
export const kindTitles: Readonly<Record<AlertKind, string>> = lateTexts({
  SUCCESS_RATE_BELOW: () => i18n.t('Success rate below'),
  NO_PAYMENTS: () => i18n.t('No payments'),
  CALLBACKS_FAILING: () => i18n.t('Callbacks failing'),
  ACCOUNT_NEAR_LIMIT: () => i18n.t('Account near its limit'),
  INVARIANT_BROKEN: () => i18n.t('Check of the system broken'),
  BALANCE_BELOW: () => i18n.t('Balance below'),
});

/** A condition, in English as the messages of the rule say it. */
export function wordsOfCondition(condition: AlertCondition): string {
  switch (condition.kind) {
    case 'SUCCESS_RATE_BELOW':
      return i18n.t(
        'Success rate below {percent} % in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}, of {minimum, plural, one {{minimum} payment} other {{minimum} payments}} or more',
        { percent: condition.percent, minutes: condition.minutes, minimum: condition.minimum },
      );
    case 'NO_PAYMENTS':
      return i18n.t(
        'No successful payment for {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}',
        { minutes: condition.minutes },
      );
    case 'CALLBACKS_FAILING':
      return failingWords(condition);
    case 'ACCOUNT_NEAR_LIMIT':
      return i18n.t('An account at {percent} % of its limit or more', {
        percent: condition.percent,
      });
    case 'INVARIANT_BROKEN':
      return i18n.t('A check of the system is broken');
    case 'BALANCE_BELOW': {
      const { amount, currency } = condition;
      const sum = formatMoney(amount, currencies[currency]);
      return i18n.t('Balance below {sum}', { sum });
    }
  }
}

function failingWords(condition: Extract<AlertCondition, { kind: 'CALLBACKS_FAILING' }>): string {
  const { minutes } = condition;
  return 'count' in condition
    ? i18n.t(
        '{count, plural, one {{count} callback} other {{count} callbacks}} or more failing in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}',
        { count: condition.count, minutes },
      )
    : i18n.t(
        '{percent} % or more of the callbacks failing in {minutes, plural, one {{minutes} minute} other {{minutes} minutes}}, of {minimum} or more',
        { percent: condition.percent, minutes, minimum: condition.minimum },
      );
}

import { i18n } from '../../texts/i18n.ts';
import { formatDayUtc } from '../../texts/formats.ts';
import { knownText } from '../../texts/known-text.ts';

/** The values of a note by their names, already in the language of the page. */
type Values = Readonly<Record<string, string>>;

/** A note with values in it, as the server writes it, and the same in the language of the page. */
export interface NoteForm {
  readonly pattern: RegExp;
  readonly text: (values: Values) => string;
}

/** A longer form is before a shorter one that fits the same notes. */
export const noteForms: readonly NoteForm[] = [
  {
    pattern: /^no callback about (?<statuses>.+)$/u,
    text: ({ statuses = '' }) => i18n.t('no callback about {statuses}', { statuses }),
  },
  {
    pattern: /^the callback about (?<status>.+) \((?<sequence>.+)\) is not in the queue$/u,
    text: ({ sequence = '', status = '' }) =>
      i18n.t('the callback about {status} ({sequence}) is not in the queue', { sequence, status }),
  },
  {
    pattern: /^(?<status>.+), and booked as if it were DONE$/u,
    text: ({ status = '' }) => i18n.t('{status}, and booked as if it were DONE', { status }),
  },
  {
    pattern: /^(?<status>.+), and the reserve does not show it$/u,
    text: ({ status = '' }) => i18n.t('{status}, and the reserve does not show it', { status }),
  },
  {
    pattern: /^(?<status>.+), and its suspense is another$/u,
    text: ({ status = '' }) => i18n.t('{status}, and its suspense is another', { status }),
  },
  {
    pattern: /^(?<status>.+), and its history ends in (?<last>.+)$/u,
    text: ({ last = '', status = '' }) =>
      i18n.t('{status}, and its history ends in {last}', { last, status }),
  },
  {
    pattern: /^its history has (?<events>.+) of (?<total>.+) events$/u,
    text: ({ events = '', total = '' }) =>
      i18n.t('its history has {events} of {total} events', { events, total }),
  },
  {
    pattern: /^refunded, and (?<status>.+)$/u,
    text: ({ status = '' }) => i18n.t('refunded, and {status}', { status }),
  },
  {
    pattern: /^(?<status>.+), and it holds an amount on account (?<account>.+)$/u,
    text: ({ account = '', status = '' }) =>
      i18n.t('{status}, and it holds an amount on account {account}', { account, status }),
  },
  {
    pattern: /^payout (?<number>.+) is (?<status>.+)$/u,
    text: ({ number = '', status = '' }) =>
      i18n.t('payout {number} is {status}', { number, status }),
  },
  {
    pattern: /^unmatched since (?<day>\d+-\d\d-\d\d)$/u,
    text: ({ day = '' }) => i18n.t('unmatched since {day}', { day }),
  },
  {
    pattern: /^money that was not booked since (?<day>\d+-\d\d-\d\d)$/u,
    text: ({ day = '' }) => i18n.t('money that was not booked since {day}', { day }),
  },
  {
    pattern: /^(?<kind>.+) of merchant (?<merchant>.+) of payment account (?<account>.+)$/u,
    text: ({ account = '', kind = '', merchant = '' }) =>
      i18n.t('{kind} of merchant {merchant} of payment account {account}', {
        account,
        kind,
        merchant,
      }),
  },
  {
    pattern: /^(?<kind>.+) of merchant (?<merchant>.+)$/u,
    text: ({ kind = '', merchant = '' }) =>
      i18n.t('{kind} of merchant {merchant}', { kind, merchant }),
  },
  {
    pattern: /^(?<kind>.+) of payment account (?<account>.+)$/u,
    text: ({ account = '', kind = '' }) =>
      i18n.t('{kind} of payment account {account}', { account, kind }),
  },
];

const valueOf = (name: string, value: string): string =>
  name === 'day' ? formatDayUtc(value) : knownText(value);

/** The note by the first form that fits it; undefined where none does. */
export function formedNote(note: string): string | undefined {
  for (const { pattern, text } of noteForms) {
    const groups = pattern.exec(note)?.groups;
    if (groups !== undefined) {
      const values = Object.entries(groups).map(
        ([name, value]) => [name, valueOf(name, value)] as const,
      );
      return text(Object.fromEntries<string>(values));
    }
  }
  return undefined;
}

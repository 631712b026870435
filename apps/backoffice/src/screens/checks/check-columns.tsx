import type { Check, CheckExample } from '@tiyin/api/types';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import type { DataColumn } from '@tiyin/ui/data-table';
import { CircleDashedIcon, ErrorIcon, type Glyph, SuccessIcon } from '@tiyin/ui/icon';
import { Link } from '@tiyin/ui/link';
import { Money } from '@tiyin/ui/payments/money';
import { marks, withElements } from '../../texts/with-elements.tsx';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { lateTexts } from '../../texts/late-texts.ts';
import { checkTexts } from './check-texts.ts';
import { examples, quiet, words } from './ChecksView.css.ts';
import { noteText } from './note-texts.ts';
import { placeOfExample } from './example-place.ts';

const states: Readonly<Record<Check['state'], readonly [() => string, BadgeTone, Glyph]>> = {
  HOLDS: [() => i18n.t('Holds'), 'success', SuccessIcon],
  BROKEN: [() => i18n.t('Failed'), 'error', ErrorIcon],
  UNCHECKED: [() => i18n.t('Not checked'), 'warning', CircleDashedIcon],
};

function What(check: Check) {
  const { description, title } = checkTexts(check);
  return (
    <div className={words}>
      {title}
      <div className={quiet}>{description}</div>
    </div>
  );
}

function State({ state }: Check) {
  const [label, tone, mark] = states[state];
  return (
    <Badge tone={tone} mark={mark}>
      {label()}
    </Badge>
  );
}

/** Since when it is broken, and when it was last checked or last right. */
function Since({ brokenSinceDate, checkedDate, okDate, state }: Check) {
  const at = (date: string) => <time dateTime={date}>{formatShortUtc(date)}</time>;
  if (brokenSinceDate !== null) {
    return (
      <div className={words}>
        {withElements(i18n.t('Failed since {time}', marks('time')), { time: at(brokenSinceDate) })}
        <div className={quiet}>
          {okDate === null
            ? i18n.t('It never held.')
            : withElements(i18n.t('Last right at {time}', marks('time')), { time: at(okDate) })}
        </div>
      </div>
    );
  }
  if (checkedDate === null) return i18n.t('Never checked');
  return (
    <div className={words}>
      {withElements(
        state === 'UNCHECKED'
          ? i18n.t('Last checked at {time}', marks('time'))
          : i18n.t('Checked at {time}', marks('time')),
        { time: at(checkedDate) },
      )}
    </div>
  );
}

type OfPermissions = { readonly permissions: readonly string[] };

function Example({ example, permissions }: OfPermissions & { readonly example: CheckExample }) {
  const { money, note, subject } = example;
  const href = placeOfExample(subject, permissions);
  const name = `${nameOf(subject.type)} ${subject.id}`;
  return (
    <li className={words}>
      {href === undefined ? name : <Link href={href}>{name}</Link>}
      {`: ${noteText(note)}`}
      {money !== null && (
        <>
          {', '}
          <Money amount={money.sum} currency={money.currency} />
        </>
      )}
    </li>
  );
}

const names: Readonly<Record<string, string>> = lateTexts({
  invoice: () => i18n.t('Invoice'),
  transfer: () => i18n.t('Transfer'),
  posting: () => i18n.t('Posting'),
  ledger: () => i18n.t('Ledger account'),
  currency: () => i18n.t('Currency'),
});

const nameOf = (type: string): string => names[type] ?? type;

const hasFindings = ({ examples: found, figures }: Check): boolean =>
  found.length + figures.length > 0;

/** The violations, of which the first are named; figures where there are some. */
function Findings({ check, permissions }: OfPermissions & { readonly check: Check }) {
  const shown = [...check.examples, ...check.figures];
  const more = check.violations - check.examples.length;
  return (
    <ul className={examples}>
      {shown.map((example) => (
        <Example
          key={`${example.subject.type} ${example.subject.id} ${example.note}`}
          {...{ example, permissions }}
        />
      ))}
      {more > 0 && <li className={quiet}>{i18n.t('and {more} more', { more })}</li>}
    </ul>
  );
}

/** The columns of the board. */
export function checkColumns(permissions: readonly string[]): readonly DataColumn<Check>[] {
  return [
    {
      id: 'title',
      header: i18n.t('Name'),
      cell: (check) => <What {...check} />,
      size: 'fill',
      fold: 'title',
    },
    // The words of the check have all the room that these three do not need.
    {
      id: 'state',
      header: i18n.t('State'),
      cell: (check) => <State {...check} />,
      size: 14,
      fold: 'bare',
    },
    // Its words say what the time is: on a card a name before them would contradict.
    {
      id: 'since',
      header: i18n.t('Since (UTC)'),
      cell: (check) => <Since {...check} />,
      size: 26,
      fold: 'bare',
    },
    {
      id: 'findings',
      header: i18n.t('Found'),
      cell: (check) => (hasFindings(check) ? <Findings {...{ check, permissions }} /> : '—'),
      hasControls: true,
      size: 22,
    },
  ];
}

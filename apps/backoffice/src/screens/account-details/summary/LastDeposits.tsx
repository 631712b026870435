import type { DepositOutcome, EndedDeposit } from '@tiyin/api/types';
import { AlertIcon, CheckIcon, CloseIcon, type Glyph, Icon, MinusIcon } from '@tiyin/ui/icon';
import { Link } from '@tiyin/ui/link';
import { Tooltip } from '@tiyin/ui/tooltip';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { invoicePath } from '../../../routing/paths.ts';
import { marks, outcome as outcomeClass } from './LastDeposits.css.ts';

const looks: Readonly<
  Record<DepositOutcome, { readonly glyph: Glyph; readonly words: () => string }>
> = {
  PAID: {
    glyph: CheckIcon,
    words: () => i18n.t('Paid'),
  },
  UNPAID: {
    glyph: CloseIcon,
    words: () => i18n.t('Declared paid, no money came'),
  },
  CANCELED: {
    glyph: MinusIcon,
    words: () => i18n.t('Not paid in time or canceled'),
  },
  ERROR: {
    glyph: AlertIcon,
    words: () => i18n.t('A person decides'),
  },
};

function Mark({ date, invoiceId, outcome }: EndedDeposit) {
  const { glyph, words } = looks[outcome];
  const text = `${words()}, ${formatShortUtc(date)}`;
  const face = (
    <span className={outcomeClass[outcome]}>
      <Icon glyph={glyph} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
  if (invoiceId === null) return face;
  return (
    <Tooltip text={text}>
      <Link href={invoicePath(invoiceId)} variant="quiet">
        {face}
      </Link>
    </Tooltip>
  );
}

/** The last deposits as a row of marks, the newest first: their shapes differ, not only their colours. */
export function LastDeposits({ deposits }: { readonly deposits: readonly EndedDeposit[] }) {
  return (
    <ol className={marks} aria-label={i18n.t('Last deposits, newest first')}>
      {deposits.map((deposit, place) => (
        <li key={deposit.invoiceId ?? place}>
          <Mark {...deposit} />
        </li>
      ))}
    </ol>
  );
}

import { homeTime } from '@tiyin/domain/dates';
import { currencies } from '@tiyin/domain/money';
import type { CurrencyCode } from '@tiyin/domain/money';
import { DescriptionList } from '@tiyin/ui/description-list';
import { AlertIcon, CheckIcon, CloseIcon, Icon } from '@tiyin/ui/icon';
import { Money } from '@tiyin/ui/payments/money';
import { QrCode } from '@tiyin/ui/qr-code';
import { useLocale } from '../locales/Locale.tsx';
import { centeredHint } from '../shell/hint.css.ts';
import { StepLayout } from '../shell/StepLayout.tsx';
import { code, facts, sign, title, view } from './ReceiptView.css.ts';
import { receiptWords } from './words.ts';

/** A receipt as the server checked it. */
export type CheckedReceipt =
  | { readonly kind: 'unknown' }
  | {
      /** `changed`: it is ours, and its payment does not stand any more. */
      readonly kind: 'genuine' | 'changed';
      readonly invoiceId: string;
      readonly type: 'Deposit' | 'Withdrawal';
      readonly isTest: boolean;
      /** Minor units. */
      readonly amount: number;
      readonly currency: CurrencyCode;
      readonly merchantName: string;
      /** Unix ms. */
      readonly paidAtMs: number;
      /** Its own address, for the QR code. */
      readonly address: string;
    };

/** A receipt and whether it is genuine: open to everybody who has its address, so nothing in it is personal (FORM-261). */
export function ReceiptView({ receipt }: { readonly receipt: CheckedReceipt }) {
  const { language } = useLocale();
  const say = receiptWords[language];
  const verdict = verdicts[receipt.kind];
  return (
    <StepLayout isCentered>
      <article className={view}>
        <span className={sign({ kind: verdict.sign })}>
          <Icon glyph={verdict.glyph} size={24} />
        </span>
        <h1 className={title}>{say[receipt.kind]}</h1>
        {verdict.text !== undefined && <p className={centeredHint}>{say[verdict.text]}</p>}
        {receipt.kind !== 'unknown' && <Payment receipt={receipt} />}
      </article>
    </StepLayout>
  );
}

/* Told apart by shape and words before colour. */
const verdicts = {
  genuine: { sign: 'good', glyph: CheckIcon, text: undefined },
  changed: { sign: 'doubtful', glyph: AlertIcon, text: 'changed.text' },
  unknown: { sign: 'bad', glyph: CloseIcon, text: 'unknown.text' },
} as const;

type KnownReceipt = Exclude<CheckedReceipt, { kind: 'unknown' }>;

function Payment({ receipt }: { readonly receipt: KnownReceipt }) {
  const { language } = useLocale();
  const say = receiptWords[language];
  return (
    <>
      <Money
        amount={receipt.amount}
        currency={currencies[receipt.currency]}
        size="xl"
        language={language}
      />
      {receipt.isTest && <p className={centeredHint}>{say.test}</p>}
      <Facts receipt={receipt} />
      <div className={code}>
        <QrCode value={receipt.address} label={say.qr} errorCorrection="low" />
        <p className={centeredHint}>{say['qr.text']}</p>
      </div>
    </>
  );
}

function Facts({ receipt }: { readonly receipt: KnownReceipt }) {
  const { language, t } = useLocale();
  const say = receiptWords[language];
  // Always with its day: a receipt is read on other days, too.
  const paidAt = homeTime(receipt.paidAtMs, 0, receipt.currency, language);
  return (
    <div className={facts}>
      <DescriptionList
        items={[
          {
            term: receipt.type === 'Deposit' ? say.deposit : say.withdrawal,
            value: receipt.merchantName,
          },
          { term: say.paidAt, value: `${paidAt.text}, ${t(`clock.${paidAt.clock}`)}` },
          { term: t('payment_id'), value: receipt.invoiceId },
        ]}
      />
    </div>
  );
}

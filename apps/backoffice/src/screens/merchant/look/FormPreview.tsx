import '@tiyin/ui/theme/payform.css';
import { quickAmounts } from '@tiyin/domain/payment-form';
import { ActionButton } from '@tiyin/ui/payments/action-button';
import { AmountStepper } from '@tiyin/ui/payments/amount-stepper';
import { MerchantMark, type MerchantLogo } from '@tiyin/ui/payments/merchant-mark';
import { QuickAmounts } from '@tiyin/ui/payments/quick-amounts';
import { accentVariables } from '@tiyin/ui/theme/accent';
import { formatAmount } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { caption, background, heading, pair, sheet } from './FormPreview.css.ts';

export interface FormPreviewProps {
  /** The name that customers read. */
  readonly name: string;
  readonly logo: MerchantLogo | null;
  /** As typed; an invalid colour changes nothing. */
  readonly accent: string;
}

/** The first step of the payment form as customers will see it, in both themes. Nothing in it can be used. */
export function FormPreview(props: FormPreviewProps) {
  return (
    <figure aria-label={i18n.t('Preview of the payment form')} className={pair}>
      <Themed {...props} theme="light" label={i18n.t('In the light theme')} />
      <Themed {...props} theme="dark" label={i18n.t('In the dark theme')} />
    </figure>
  );
}

type ThemedProps = FormPreviewProps & {
  readonly theme: 'dark' | 'light';
  readonly label: string;
};

function Themed({ accent, label, logo, name, theme }: ThemedProps) {
  const worn = accentVariables(accent);
  return (
    <div>
      <div className={caption}>{label}</div>
      <div data-theme={theme} className={background}>
        <div
          data-face="payform"
          className={sheet}
          inert
          {...(worn !== undefined && { 'data-accent': '', style: worn })}
        >
          <MerchantMark name={name} logo={logo ?? undefined} />
          <p className={heading}>{i18n.t('Payment')}</p>
          <AmountStepper
            label={i18n.t('Amount')}
            amount={figure(1_000_000)}
            unit="UZS"
            decreaseLabel={i18n.t('Less')}
            increaseLabel={i18n.t('More')}
            onDecrease={ignore}
            onIncrease={ignore}
          />
          <QuickAmounts
            label={i18n.t('Quick amounts')}
            amounts={quickAmounts.map((amount) => ({
              amount,
              label: figure(amount),
              isAllowed: true,
            }))}
            value={1_000_000}
            onChoose={ignore}
          />
          <ActionButton>
            {i18n.t('Deposit {figure} UZS', { figure: figure(1_000_000) })}
          </ActionButton>
        </div>
      </div>
    </div>
  );
}

/** Minor units of UZS, formatted as in the form: without decimals if they are zero. */
const figure = (amount: number): string => formatAmount(amount, 2, { fraction: 'trimmed' });

const ignore = (): void => {};

import type { FormMethod } from '@tiyin/domain/payment-form';
import { MethodLogo } from '@tiyin/ui/payments/method-logo';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { name, row } from '../../steps/init/ChosenMethod.css.ts';
import { link } from './Plain.css.ts';

/** Without `changeAt` there is no other method to choose. */
export type PlainChosenMethodProps = {
  readonly method: FormMethod;
  readonly changeAt?: string | false;
};

/** The method that the customer chose, and the link back to the choice. */
export function PlainChosenMethod({ method, changeAt = false }: PlainChosenMethodProps) {
  const { t } = useLocale();
  return (
    <div className={row}>
      <MethodLogo method={method.name} />
      <span className={name}>{methodName(method, t)}</span>
      {changeAt !== false && (
        <a className={link} href={changeAt}>
          {t('button.change_method')}
        </a>
      )}
    </div>
  );
}

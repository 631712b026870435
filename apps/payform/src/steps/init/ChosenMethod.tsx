import type { FormMethod } from '@tiyin/domain/payment-form';
import { MethodLogo } from '@tiyin/ui/payments/method-logo';
import { useLocale } from '../../locales/Locale.tsx';
import { methodName } from '../../locales/method-name.ts';
import { change, name, row, rowButton } from './ChosenMethod.css.ts';

/** Without `onChange` there is no other method to choose. */
export type ChosenMethodProps = { readonly method: FormMethod; readonly onChange?: () => void };

/** The customer's method; a press returns to the choice (FORM-20). */
export function ChosenMethod({ method, onChange }: ChosenMethodProps) {
  const { t } = useLocale();
  const content = (
    <>
      <MethodLogo method={method.name} />
      <span className={name}>{methodName(method, t)}</span>
    </>
  );
  if (onChange === undefined) return <div className={row}>{content}</div>;
  return (
    <button type="button" className={rowButton} onClick={onChange}>
      {content}
      <span className={change}>{t('button.change_method')}</span>
    </button>
  );
}

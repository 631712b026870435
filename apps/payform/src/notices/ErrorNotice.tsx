import { ResultView } from '@tiyin/ui/payments/result-view';
import { useLocale } from '../locales/Locale.tsx';
import { StepLayout } from '../shell/StepLayout.tsx';

/** The form cannot be shown: the Fail view without a payment, and the same address again as the way on. */
export function ErrorNotice() {
  const { t, language } = useLocale();
  const continueTo = { href: `?lang=${language}`, label: t('try_again') };
  return (
    <StepLayout isCentered>
      <ResultView kind="fail" title={t('fail.text')} continueTo={continueTo} takesFocus={false} />
    </StepLayout>
  );
}

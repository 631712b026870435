import { Spinner } from '@tiyin/ui/spinner';
import { useLocale } from '../locales/Locale.tsx';
import { StepLayout } from '../shell/StepLayout.tsx';
import { notice } from './TextNotice.css.ts';

/** The form is being fetched (FORM-9). */
export function LoadingNotice() {
  const { t } = useLocale();
  return (
    <StepLayout isCentered>
      <div className={notice}>
        <Spinner label={t('loading')} size="lg" />
        <p>{t('loading')}</p>
      </div>
    </StepLayout>
  );
}

import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { i18n } from '../../../texts/i18n.ts';

/** On the line of the figures, where it moves nothing (OFFICE-442). */
export function Estimated() {
  return (
    <>
      <VisuallyHidden>{i18n.t('Estimated:')}</VisuallyHidden>
      <span aria-hidden="true">≈</span>{' '}
    </>
  );
}

import { Disclosure, DisclosureGroup } from '@tiyin/ui/disclosure';
import { i18n } from '../../texts/i18n.ts';
import { ExportedFiles } from './files/ExportedFiles.tsx';
import { Schedules, type SchedulesProps } from './schedules/Schedules.tsx';

/** The lists below the cards, in one chunk: the first load names the files of every chunk. */
export function ReportLists(props: SchedulesProps) {
  return (
    <DisclosureGroup>
      <Disclosure title={i18n.t('Scheduled reports')} headingLevel={2}>
        <Schedules {...props} />
      </Disclosure>
      <Disclosure title={i18n.t('Exported files')} headingLevel={2}>
        <ExportedFiles />
      </Disclosure>
    </DisclosureGroup>
  );
}

import { Disclosure } from '@tiyin/ui/disclosure';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { ExportedFiles } from './files/ExportedFiles.tsx';
import { Schedules, type SchedulesProps } from './schedules/Schedules.tsx';

/** The lists below the cards, in one chunk: the first load names the files of every chunk. */
export function ReportLists(props: SchedulesProps) {
  return (
    <Stack gap={24}>
      <Disclosure title={i18n.t('Scheduled reports')} headingLevel={2}>
        <Schedules {...props} />
      </Disclosure>
      <Disclosure title={i18n.t('Exported files')} headingLevel={2}>
        <ExportedFiles />
      </Disclosure>
    </Stack>
  );
}

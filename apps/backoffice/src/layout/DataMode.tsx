import { ScopeButton, ScopeText } from '@tiyin/ui/app-shell';
import { TestIcon } from '@tiyin/ui/icon';
import { i18n } from '../texts/i18n.ts';

export interface DataModeProps {
  readonly isTest: boolean;
  readonly isPending?: boolean;
  readonly onChange: (isTest: boolean) => void;
}

const test = {
  get children() {
    return i18n.t('Test data');
  },
  get short() {
    return i18n.t('Test');
  },
  tone: 'warning',
} as const;
const production = {
  get children() {
    return i18n.t('Production data');
  },
  get short() {
    return i18n.t('Production');
  },
  tone: 'neutral',
} as const;

/** Says whether test or production data is shown. */
export function DataModeMark({ isTest }: Pick<DataModeProps, 'isTest'>) {
  return <ScopeText {...(isTest ? test : production)} />;
}

/**
 * Says whether everything below is test or production data, with a switch to the other (OFFICE-9).
 */
export function DataMode({ isPending = false, isTest, onChange }: DataModeProps) {
  return (
    <ScopeButton
      {...(isTest ? { ...test, icon: TestIcon } : production)}
      hint={isTest ? i18n.t('Show production data') : i18n.t('Show test data')}
      isPending={isPending}
      onPress={() => onChange(!isTest)}
    />
  );
}

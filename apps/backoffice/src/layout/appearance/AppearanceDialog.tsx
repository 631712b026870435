import { Dialog } from '@tiyin/ui/dialog';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { languages } from '../../texts/language.ts';
import type { Appearance } from './stored-appearance.ts';
import { useAppearance } from './useAppearance.ts';

const themeOptions = (): readonly {
  readonly id: Appearance['theme'];
  readonly label: string;
}[] => [
  {
    id: 'light',
    label: i18n.t('Light'),
  },
  {
    id: 'dark',
    label: i18n.t('Dark'),
  },
  {
    id: 'system',
    label: i18n.t('As the system has it'),
  },
];

const densityOptions = (): readonly {
  readonly id: Appearance['density'];
  readonly label: string;
}[] => [
  {
    id: 'comfortable',
    label: i18n.t('Comfortable'),
  },
  {
    id: 'compact',
    label: i18n.t('Compact'),
  },
];

export interface AppearanceDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How the back office looks in this browser. Each choice is seen at once; a language loads the page again. */
export function AppearanceDialog({ onOpenChange }: AppearanceDialogProps) {
  const [appearance, change] = useAppearance();
  const [language, changeLanguage] = useLanguage();
  return (
    <Dialog title={i18n.t('Appearance')} isOpen onOpenChange={onOpenChange}>
      <Stack gap={24}>
        <RadioGroup
          label={i18n.t('Theme')}
          options={themeOptions()}
          value={appearance.theme}
          onChange={(theme) => change({ ...appearance, theme })}
        />
        <RadioGroup
          label={i18n.t('Density')}
          options={densityOptions()}
          value={appearance.density}
          onChange={(density) => change({ ...appearance, density })}
        />
        <RadioGroup
          label={i18n.t('Language')}
          options={languages}
          value={language}
          onChange={changeLanguage}
        />
      </Stack>
    </Dialog>
  );
}

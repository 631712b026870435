import { Dialog } from '@tiyin/ui/dialog';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Stack } from '@tiyin/ui/stack';
import type { Appearance } from './stored-appearance.ts';
import { useAppearance } from './useAppearance.ts';

const themeOptions: readonly { readonly id: Appearance['theme']; readonly label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'As the system has it' },
];

const densityOptions: readonly { readonly id: Appearance['density']; readonly label: string }[] = [
  { id: 'comfortable', label: 'Comfortable' },
  { id: 'compact', label: 'Compact' },
];

export interface AppearanceDialogProps {
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How the back office looks in this browser. Each choice is seen at once. */
export function AppearanceDialog({ onOpenChange }: AppearanceDialogProps) {
  const [appearance, change] = useAppearance();
  return (
    <Dialog title="Appearance" isOpen onOpenChange={onOpenChange}>
      <Stack gap={24}>
        <RadioGroup
          label="Theme"
          options={themeOptions}
          value={appearance.theme}
          onChange={(theme) => change({ ...appearance, theme })}
        />
        <RadioGroup
          label="Density"
          options={densityOptions}
          value={appearance.density}
          onChange={(density) => change({ ...appearance, density })}
        />
      </Stack>
    </Dialog>
  );
}

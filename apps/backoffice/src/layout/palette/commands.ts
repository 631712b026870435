import { hasPermission } from '@tiyin/domain/permissions';
import { i18n } from '../../texts/i18n.ts';
import { newTerminalAddress } from '../../addresses/terminals-address.ts';
import type { PageCommand } from '../../routing/page-commands.ts';
import {
  type Appearance,
  applyAppearance,
  readAppearance,
  storeAppearance,
} from '../appearance/stored-appearance.ts';

/** The overlays that a command opens. */
export type CommandOverlay = 'appearance' | 'shortcuts';

/** The parts of the app that the commands of every page use. */
export interface CommandTools {
  readonly permissions: readonly string[];
  readonly navigate: (address: string) => void;
  readonly onOverlay: (overlay: CommandOverlay) => void;
}

const themes = (): readonly (readonly [Appearance['theme'], string])[] => [
  ['light', i18n.t('Theme: light')],
  ['dark', i18n.t('Theme: dark')],
  ['system', i18n.t('Theme: as the system has it')],
];

function choose(theme: Appearance['theme']): void {
  const chosen = { ...readAppearance(window.localStorage), theme };
  storeAppearance(window.localStorage, chosen);
  applyAppearance(document.documentElement, chosen);
}

/** The commands of every page that the person may use (OFFICE-482). */
export function commonCommands({
  navigate,
  onOverlay,
  permissions,
}: CommandTools): readonly PageCommand[] {
  return [
    ...(hasPermission(permissions, 'terminal.create')
      ? [
          {
            id: ':new-terminal',
            label: i18n.t('New terminal'),
            run: () => navigate(newTerminalAddress),
          },
        ]
      : []),
    ...themes().map(([theme, label]) => ({
      id: `:theme-${theme}`,
      label,
      run: () => choose(theme),
    })),
    { id: ':appearance', label: i18n.t('Appearance'), run: () => onOverlay('appearance') },
    { id: ':shortcuts', label: i18n.t('Keyboard shortcuts'), run: () => onOverlay('shortcuts') },
  ];
}

import { type OfficeScreen, inSidebar, main, named, sights } from './office-screen.ts';

export const settings: OfficeScreen = {
  title: 'Settings',
  path: '/settings',
  right: 'everybody',
  link: inSidebar('Settings'),
  cardLevel: 3,
  cards: named(
    ['everybody', 'Password, Two-factor sign-in, Passkeys, Where you are signed in'],
    ['settings.read', 'Withdrawals'],
    ['everybody', 'Rates'],
    ['settings.read', 'Approvals, Signing in'],
  ),
  columns: named(
    ['everybody', 'Passkey, Added (UTC), Last used (UTC), Actions'],
    ['everybody', 'Browser, Signed in (UTC), Ends by itself (UTC), Actions'],
    ['everybody', 'Currency, 1 USDT costs, Set (UTC), Age'],
    ['settings.edit', 'Actions'],
    ['settings.read', 'Change, Needs a second person'],
    ['settings.edit', 'Actions'],
  ),
  sights: [
    ...sights('switch', ['settings.read', 'Auto-retry of withdrawals']),
    ...sights('button', ['settings.edit', 'Set rate, Change, Change rules']),
  ],
};

export const changePassword: OfficeScreen = {
  title: 'Change password',
  path: '/settings/change-password',
  right: 'everybody',
  link: (page) => main(page).getByRole('link', { name: 'Change password' }),
  sights: [
    ...sights('textbox', ['everybody', 'Old password, New password, Confirm new password']),
    ...sights('button', ['everybody', 'Change password']),
  ],
};

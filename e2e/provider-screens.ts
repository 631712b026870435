import { type OfficeScreen, firstOf, inSidebar, named, sights } from './office-screen.ts';

export const providers: OfficeScreen = {
  title: 'Providers',
  path: '/providers',
  right: 'provider.edit',
  link: inSidebar('Providers'),
  columns: named([
    'provider.edit',
    'Name, Kind, Address, Accounts, Deposits (24 h), Withdrawals (24 h), State',
  ]),
  sights: sights('button', ['provider.edit', 'Add provider']),
};

export const provider: OfficeScreen = {
  title: 'Provider',
  path: '/providers/1',
  right: 'provider.edit',
  link: firstOf('Providers'),
  cards: named(['provider.edit', '.+*, Provider']),
  sights: [
    ...sights('button', ['provider.edit', 'Pause, Change']),
    ...sights('fact', ['provider.edit', 'Kind, Accounts']),
  ],
};

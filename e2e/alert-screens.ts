import { type OfficeScreen, inSidebar, named, sights } from './office-screen.ts';

export const alerts: OfficeScreen = {
  title: 'Alerts',
  path: '/alerts',
  right: 'merchant.callback.read',
  link: inSidebar('Alerts'),
  columns: named(['merchant.callback.read', 'Name, Condition, About, Last firing, State']),
  sights: sights('button', ['merchant.callback.edit', 'Add alert']),
};

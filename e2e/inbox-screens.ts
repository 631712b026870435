import { type OfficeScreen, inSidebar, named, sights } from './office-screen.ts';

/** The changes that need a second person. */
export const approvals: OfficeScreen = {
  title: 'Approvals',
  path: '/approvals',
  right: 'everybody',
  link: inSidebar('Approvals'),
  columns: named(
    ['everybody', 'Change, Merchant, Amount, Requested by'],
    ['everybody', 'Decide by (UTC), Actions'],
  ),
  sights: [],
};

/** The problems that need a person. */
export const notifications: OfficeScreen = {
  title: 'Notifications',
  path: '/notifications',
  right: 'everybody',
  link: inSidebar('Notifications'),
  columns: named(
    ['everybody', 'What needs somebody, Deal with it at, Assigned to'],
    ['everybody', 'Since (UTC), Actions'],
  ),
  sights: [
    ...sights('combobox', ['everybody', 'Kind']),
    ...sights('switch', ['everybody', 'Assigned to me']),
  ],
};

export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.tsx';
export type { MenuAction, MenuGroup } from './menu-action.ts';

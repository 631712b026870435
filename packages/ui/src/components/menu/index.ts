export { Menu } from './Menu.tsx';
export type { MenuAction, MenuProps } from './Menu.tsx';

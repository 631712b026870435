export { AppShell } from './AppShell.tsx';
export type { AppShellProps } from './AppShell.tsx';
export { BrandMark } from './BrandMark.tsx';
export type { ShellItem } from './ShellNav.tsx';
export { ShellPerson } from './ShellPerson.tsx';
export type { ShellPersonProps } from './ShellPerson.tsx';

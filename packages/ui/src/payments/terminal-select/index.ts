export { TerminalSelect } from './TerminalSelect.tsx';
export type { TerminalEntry, TerminalSelectProps } from './TerminalSelect.tsx';

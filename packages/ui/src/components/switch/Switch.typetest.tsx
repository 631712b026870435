import { Switch } from './index.ts';

export const named = <Switch label="Auto-retry" />;

// @ts-expect-error -- nobody knows what it switches
export const nameless = <Switch />;

// @ts-expect-error -- what acts at once is never asked for before a form is sent
export const required = <Switch label="Auto-retry" isRequired />;

import { Switch } from './index.ts';

export const named = <Switch label="Auto-retry" />;

// @ts-expect-error -- a switch has a label
export const nameless = <Switch />;

// @ts-expect-error -- a switch acts at once and is never a required form field
export const required = <Switch label="Auto-retry" isRequired />;

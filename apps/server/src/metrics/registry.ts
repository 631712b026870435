import { Registry } from 'prom-client';

/** The metrics of this process (ADR 31). */
export const registry: Registry = new Registry();
